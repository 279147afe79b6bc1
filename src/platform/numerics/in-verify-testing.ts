/** Set by `npm run verify`, which runs what `npm test` leaves out or shortens: what takes long and fails seldom. */
export const inVerify = process.env.IN_VERIFY !== undefined;
