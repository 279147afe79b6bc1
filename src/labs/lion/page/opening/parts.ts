/** Parts of the opening; each is fetched when it is shown. */
import { withWords } from "../../../../platform/shell/opening/late-part";

export const parts = {
  question: async () => withWords((await import("./LionQuestion")).LionQuestion),
  Line: async () => withWords((await import("./Line")).Line),
};
