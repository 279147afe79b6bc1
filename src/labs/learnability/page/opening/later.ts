/** Steps after the question; each is fetched when it is shown. */
export const mechanism = async () => ({ default: (await import("./Mechanism")).Mechanism });
export const few = async () => ({ default: (await import("./FirstSteps")).FirstSteps });
