/** Playwright's report in JSON: suites of files and of groups within them, each with its specs. */

/** The tests of a report that passed at a later try alone: "run.spec.ts: pause stops training". */
export function flakyTests(suites = [], titles = []) {
  return suites.flatMap(({ title, file, specs = [], suites: inner }) => {
    // The outermost suite of a file is called as the file is.
    const within = title === file ? [] : [...titles, title];
    const own = specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map((spec) => `${file}: ${[...within, spec.title].join(" > ")}`);
    return [...own, ...flakyTests(inner, within)];
  });
}
