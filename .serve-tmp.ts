import { serve } from "./e2e/static-server";
await serve("/work/pac/dist", "/", {}, 41901);
