/**
 * The layer rule. Folders of src from the ground up; a folder may import only those before it, never those beside it (in
 * the same entry) or after it.
 */
const layers = [
  ["kernels"],
  ["numerics"],
  ["tensors"],
  ["fields"],
  ["platform"],
  ["model"],
  ["tasks"],
  ["certificate"],
  ["learners"],
  ["eagle", "lion"],
  ["documents"],
  ["experiment"],
  ["engine"],
  ["state"],
  ["charts"],
  ["ui"],
  ["shell"],
  ["labs"],
  ["lessons"],
  ["main"],
];

const anyOf = (names) => `^src/(${names.join("|")})(/|[.]tsx?$)`;
const between = (first, last) => {
  const index = (name) => layers.findIndex((layer) => layer.includes(name));
  return layers.slice(index(first), index(last) + 1).flat();
};

const order = layers.flatMap((layer, height) =>
  layer.map((folder) => ({
    name: `${folder}-imports-only-what-lies-below-it`,
    severity: "error",
    from: { path: anyOf([folder]) },
    to: { path: anyOf([...layers.slice(height).flat(), "cli", "sweep"].filter((other) => other !== folder)) },
  })),
);

module.exports = {
  forbidden: [
    ...order,
    {
      name: "cli-imports-engine-and-what-lies-below-it",
      severity: "error",
      from: { path: anyOf(["cli"]) },
      to: { path: anyOf([...between("state", "main"), "sweep"]) },
    },
    {
      name: "sweeps-import-the-command-line-and-what-lies-below-it",
      severity: "error",
      from: { path: anyOf(["sweep"]) },
      to: { path: anyOf(between("state", "main")) },
    },
    {
      name: "databases-only-in-sweeps",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/sweep/" },
      to: { path: "(^|/)node_modules/(pg|pg-boss|@electric-sql)(/|$)" },
    },
    {
      name: "charts-and-ui-know-only-the-types-of-the-mathematics",
      severity: "error",
      from: { path: anyOf(["charts", "ui"]) },
      to: { path: anyOf(between("tasks", "state")), dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-react-below-state",
      severity: "error",
      from: { path: anyOf([...between("kernels", "engine"), "cli", "sweep"]) },
      to: { path: "(^|/)node_modules/(react|react-dom|react-aria-components|@xyflow|@types/react)(/|$)" },
    },
    {
      name: "no-lab-imports-another",
      severity: "error",
      from: { path: "^src/(?:labs|experiment|engine)/([^/]+)/", pathNot: "^src/engine/(?:core|intake)/" },
      to: { path: "^src/(?:labs|experiment|engine)/[^/]+/", pathNot: "^src/(?:labs|experiment|engine)/(?:$1|core|intake)/" },
    },
    {
      name: "no-lab-uses-the-mathematics-of-another",
      severity: "error",
      from: { path: "^src/(?:labs|experiment|engine)/([^/]+)/" },
      to: { path: "^src/(?:eagle|lion)/", pathNot: "^src/$1/" },
    },
    {
      // tasks, model, certificate and learners are the mathematics of the first lab.
      name: "no-lab-uses-the-mathematics-of-the-first",
      severity: "error",
      from: { path: "^src/(?:(?:labs|experiment|engine)/)?(?:eagle|lion)/" },
      to: { path: anyOf(["tasks", "model", "certificate", "learners"]) },
    },
    {
      name: "the-core-of-the-engine-knows-no-lab",
      severity: "error",
      from: { path: "^src/engine/core/" },
      to: { path: "^src/engine/", pathNot: "^src/engine/core/" },
    },
    {
      // Their tests may run what a lesson asks for.
      name: "lessons-reach-labs-through-their-records",
      severity: "error",
      from: { path: "^src/lessons/", pathNot: "([.]test|testing)[.]tsx?$" },
      to: { path: "^src/labs/" },
    },
    {
      // Tests may try what is for any lab with one that there is.
      name: "labs-are-named-in-registries-alone",
      severity: "error",
      from: {
        path: "^src/",
        pathNot:
          "^src/(?:(?:labs|experiment)/[^/]+/|engine/(?!core/|intake/)[^/]+/|labs/registry[.]ts$|engine/labs[.]ts$)|([.]test|testing)[.]tsx?$",
      },
      to: { path: "^src/(?:labs|experiment|engine)/[^/]+/", pathNot: "^src/engine/(?:core|intake)/" },
    },
    {
      name: "tensorflow-only-in-tensors",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/tensors/" },
      to: { path: "(^|/)node_modules/@tensorflow/" },
    },
    { name: "src-stands-alone", severity: "error", from: { path: "^src/" }, to: { path: "^(bench|e2e|scripts)/" } },
    { name: "no-cycles", severity: "error", from: { path: "^src/" }, to: { circular: true } },
    {
      name: "every-import-resolves",
      severity: "error",
      from: { path: "^src/" },
      // What follows a question mark is for Vite and not for the file system.
      to: { couldNotResolve: true, pathNot: "[?]" },
    },
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
