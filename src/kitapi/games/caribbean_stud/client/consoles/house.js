/** The house of Caribbean Stud, as the pages of its roles draw it. */
import { Console } from "./console.js";
import { Meter } from "./meter.js";
import { roleName, ROLES, roleTask } from "../table/roles.js";
import { waits } from "./steps.js";

/** @type {import("../../../../web/client/drawing.js").House} */
export const house = { roles: ROLES, roleName, roleTask, waits, Console, Meter };
