/** Which of the viewer's other roles at the table have a pending decision: a connection for each. */
import { openLink } from "../net/link.js";
import { useEffect, useState } from "../ui.js";
import { language } from "../words/translation.js";

/**
 * @param {import("../protocol.js").TableView} table
 * @param {string} role the one on this page
 * @param {import("../drawing.js").House} house
 * @returns {{ [role: string]: boolean }}
 */
export function usePendingRoles({ id, mine = [] }, role, house) {
  const [waiting, setWaiting] = useState(/** @type {{ [role: string]: boolean }} */ ({}));
  const others = mine.filter((one) => one !== role).join(" ");
  useEffect(() => {
    const links = others.split(" ").filter(Boolean).map((one) => openLink(id, language(), {
      onState: ({ view }) => setWaiting((before) => ({ ...before, [one]: Boolean(view && house.waits(view)) })),
      onRefused: () => undefined,
    }, one));
    return () => links.forEach(({ close }) => close());
  }, [id, others]);
  return waiting;
}
