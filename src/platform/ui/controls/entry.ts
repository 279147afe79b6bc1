/**
 * A number as a person writes it: spaces between thousands, a comma for the point, 3e-4, 5 % for 0.05. Text that is no
 * number comes back as it is, for the field's schema to refuse in its own words.
 */
export function readEntry(text: string): number | string {
  const compact = text.replace(/[\s\u2009\u202f\u00a0]/g, "").replace("−", "-");
  const [, amount, percent] = /^(.*?)(%?)$/.exec(compact) ?? ["", compact, ""];
  const withPoint = /^[^.]*,\d+(e.*)?$/i.test(amount) ? amount.replace(",", ".") : amount;
  const value = Number(withPoint);
  if (withPoint === "" || Number.isNaN(value)) return text;
  // Rounded, so that 1.1 % is 0.011 and not 0.011000000000000001.
  return percent ? Number((value / 100).toPrecision(15)) : value;
}
