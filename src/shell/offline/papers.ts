/** What the page is about: titles are proper names and stay as they are in every language. */
export const papers = [{ title: "Learning Linear Attention in Polynomial Time", address: "https://arxiv.org/abs/2410.10101" }] as const;
