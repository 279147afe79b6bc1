/** Which tests a report in JSON names, so that they stand at the end of a long output. */

/** Of Playwright's suites, those whose outcome is one of the given: "run.spec.ts: page > pause stops training". */
export function endToEndTestsThat(outcomes, suites = [], titles = []) {
  return suites.flatMap(({ title, file, specs = [], suites: inner }) => {
    // The outermost suite of a file is called as the file is.
    const within = title === file ? [] : [...titles, title];
    const own = specs
      .filter(({ tests }) => tests.some(({ status }) => outcomes.includes(status)))
      .map((spec) => `${file}: ${[...within, spec.title].join(" > ")}`);
    return [...own, ...endToEndTestsThat(outcomes, inner, within)];
  });
}

/** Of vitest's files, the tests that did not pass, and files that did not load. */
export function unitTestsThatFailed(root, files = []) {
  return files.flatMap(({ name, status, assertionResults: tests = [] }) => {
    const file = name.replace(`${root}/`, "");
    const failed = tests.filter((test) => test.status !== "passed").map(({ fullName }) => `${file}: ${fullName}`);
    return failed.length === 0 && status === "failed" ? [`${file}: did not load`] : failed;
  });
}
