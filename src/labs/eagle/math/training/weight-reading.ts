/** What is laid beside a network: its weights as three numbers a layer, as clusters of what a threshold leaves, or EAGLE by theory. */
export const ways = ["numbers", "clusters", "theory"] as const;
export type Way = (typeof ways)[number];
