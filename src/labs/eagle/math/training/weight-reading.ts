/** Simplifications that a network is compared with: three numbers a layer, clusters of the weights above a threshold, or EAGLE by theory. */
export const weightReadings = ["numbers", "clusters", "theory"] as const;
export type WeightReading = (typeof weightReadings)[number];
