/** Hears cards that are typed; nothing else is said in this game. */
import { hearingOf } from "../../../web/client/tricks/typed_calls.js";

export const hear = hearingOf({ typedName: () => false, typedCall: () => null });
