/** The table before its first deal: loaded for those who wait there, as a table against bots is dealt at once. */
import { part } from "../parts.js";

export const WAITING = part("waiting", () => import("./waiting_room.js").then((room) => room.WaitingRoom));
