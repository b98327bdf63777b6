import type { Action, TableView } from "../../../../web/client/protocol.js";
import type { TableState } from "../../../../web/client/table/table_state.js";
import type { StudView } from "../table/view.js";

/**
 * The properties of every console. `hinted`: the next step of the procedure is highlighted; `next`: opens the next
 * round, for a viewer who may.
 */
export interface ConsoleProps {
  view: StudView; table: TableView; state: TableState; nameOf: (seat: number) => string; hinted: boolean;
  act: (action: Action) => void; next: (() => void) | null;
}
