/**
 * The layer rule: src/platform, on it the labs, and on them what a person starts. A folder may import only those before it in its
 * list.
 */
const platform = ["kernels", "fields", "numerics", "tensors", "files", "documents", "engine", "state", "charts", "ui", "shell"];

/** The floors of a lab, each with the highest folder of the platform that it may stand on. */
const floors = { kernels: "kernels", math: "files", document: "documents", engine: "engine", page: "shell" };

/** Beside the platform and the labs: the highest folder of the platform that each stands on. What opens the page may import all. */
const programs = { lessons: "shell", papers: "shell", cli: "engine", sweep: "engine" };

/** Those that may import another one. */
const standsOn = { sweep: "cli", papers: "lessons" };

const after = (list, name) => list.slice(list.indexOf(name) + 1);
const oneOf = (names) => `(?:${names.join("|")})`;
/** Folders or modules of that name. */
const named = (place, names) => (names.length === 0 ? [] : [`^src/${place}${oneOf(names)}(?:/|[.]tsx?$)`]);
const lab = "labs/[^/]+/";
/** TensorFlow.js and its WebGPU backend; nothing but training on a GPU fetches them. */
const tensorflow = "^src/platform/tensors/(?:tensorflow|webgpu)[.]ts$";
/** Tests may try what is for any lab with one that there is. */
const tests = "([.]test|testing)[.]tsx?$";

const paths = (which) => (typeof which === "string" || Array.isArray(which) ? { path: which } : which);
const forbidden = (name, from, to) => ({ name, severity: "error", from: paths(from), to: paths(to) });

const ofThePlatform = platform.map((folder) =>
  forbidden(`platform-${folder}-imports-only-what-lies-below-it`, named("platform/", [folder])[0], [
    ...named("platform/", after(platform, folder)),
    ...named("", ["main", ...Object.keys(programs)]),
  ]),
);

const ofTheLabs = Object.entries(floors).map(([floor, ceiling]) =>
  forbidden(`${floor}-of-a-lab-imports-only-what-lies-below-it`, named(lab, [floor])[0], [
    ...named("platform/", after(platform, ceiling)),
    ...named(lab, [...after(Object.keys(floors), floor), ...(floor === "page" ? [] : ["compute"]), "lab"]),
    ...named("", ["main", ...Object.keys(programs)]),
  ]),
);

const ofThePrograms = Object.entries(programs).map(([program, ceiling]) =>
  forbidden(`${program}-imports-only-what-lies-below-it`, named("", [program])[0], [
    ...named("platform/", after(platform, ceiling)),
    ...named(
      "",
      ["main", ...Object.keys(programs)].filter((other) => other !== program && other !== standsOn[program]),
    ),
  ]),
);

/** Where React has no place: whatever workers and the command line run. */
const withoutPage = [
  ...named("platform/", platform.slice(0, platform.indexOf("state"))),
  ...named(lab, ["kernels", "math", "document", "engine", "compute"]),
  ...named("labs/", ["compute", "worker"]),
  ...named("", ["cli", "sweep"]),
];

module.exports = {
  platform,
  floors: Object.keys(floors),
  programs: ["main", ...Object.keys(programs)],
  forbidden: [
    ...ofThePlatform,
    ...ofTheLabs,
    ...ofThePrograms,
    forbidden("the-platform-knows-no-lab", { path: "^src/platform/", pathNot: tests }, "^src/labs/"),
    forbidden("no-lab-imports-another", "^src/labs/([^/]+)/", { path: "^src/labs/", pathNot: "^src/labs/$1/" }),
    forbidden("no-lab-starts-from-its-record", { path: "^src/labs/([^/]+)/", pathNot: tests }, "^src/labs/$1/lab[.]ts$"),
    // What computes, and the registry of what computes, know nothing of a page.
    forbidden("what-computes-knows-no-page", named(lab, ["compute"]).concat(named("labs/", ["compute", "worker"])), [
      ...named("platform/", after(platform, "engine")),
      ...named(lab, ["page", "lab"]),
      ...named("labs/", ["page"]),
    ]),
    forbidden(
      "labs-are-reached-through-their-registries",
      { path: "^src/", pathNot: ["^src/labs/[^/]+/", "^src/labs/(?:compute|page)[.]ts$", tests] },
      { path: "^src/labs/", pathNot: "^src/labs/(?:compute|page)[.]ts$" },
    ),
    forbidden("lessons-reach-labs-through-their-records", { path: "^src/(?:lessons|papers)/", pathNot: tests }, "^src/labs/"),
    forbidden("databases-only-in-sweeps", { path: "^src/", pathNot: "^src/sweep/" }, "(^|/)node_modules/(pg|pg-boss|@electric-sql)(/|$)"),
    forbidden("charts-and-controls-know-only-the-types-of-the-mathematics", [`^src/platform/(?:charts|ui)/`, `^src/${lab}page/charts/`], {
      path: [`^src/platform/(?:documents|engine|state)/`, `^src/${lab}(?:math/(?!model/)|document/|engine/)`],
      dependencyTypesNot: ["type-only"],
    }),
    forbidden(
      "no-react-in-what-computes",
      withoutPage,
      "(^|/)node_modules/(react|react-dom|react-aria-components|@xyflow|@types/react)(/|$)",
    ),
    forbidden(
      "tensorflow-only-on-a-gpu",
      { path: "^src/", pathNot: [tensorflow, "^src/labs/[^/]+/engine/gpu/", tests] },
      { path: ["(^|/)node_modules/@tensorflow/", tensorflow], dependencyTypesNot: ["type-only"] },
    ),
    // What opens a GPU imports it when layers train there; a plain import would be fetched with the worker.
    forbidden("tensorflow-only-when-it-is-used", "^src/labs/[^/]+/engine/gpu/", {
      path: ["(^|/)node_modules/@tensorflow/", tensorflow],
      dynamic: false,
      dependencyTypesNot: ["type-only"],
    }),
    forbidden("src-stands-alone", "^src/", "^(bench|e2e|scripts)/"),
    forbidden("no-cycles", "^src/", { circular: true }),
    // What follows a question mark is for Vite and not for the file system.
    forbidden("every-import-resolves", "^src/", { couldNotResolve: true, pathNot: "[?]" }),
  ],
  options: {
    // AssemblyScript is another language and has its own compiler.
    exclude: { path: "[.]as[.]ts$" },
    doNotFollow: { path: "node_modules" },
    // Imports of types leave no trace in the compiled code, but they are dependencies all the same.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "browser", "default"] },
  },
};
