/** How much larger than usual a table is drawn, so that it fills the screen of a room. */
import { useEffect, useState } from "../ui.js";

/** Width and height for which the table with the sheet beside it is laid out, in pixels. */
const LAID_OUT = { width: 1240, height: 700 };

/**
 * The factor by which a screen of this size enlarges the table; never below 1.
 * @param {{ width: number, height: number }} screen in pixels
 */
export const fitZoom = ({ width, height }) => Math.max(1, Math.min(width / LAID_OUT.width, height / LAID_OUT.height));

const shownSize = () => ({ width: innerWidth, height: innerHeight });

/** The factor for this window, which follows its size. */
export function useFittedZoom() {
  const [zoom, setZoom] = useState(fitZoom(shownSize()));
  useEffect(() => {
    const fit = () => setZoom(fitZoom(shownSize()));
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, []);
  return zoom;
}
