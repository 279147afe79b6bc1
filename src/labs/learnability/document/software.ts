/** The version of this program, as package.json has it. */
export const softwareVersion = "0.1.0";
