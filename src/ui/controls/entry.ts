/**
 * A number as a person writes it: spaces between thousands, a comma for the point, 3e-4. Text that is no number comes
 * back as it is, for the field's schema to refuse in its own words.
 */
export function readEntry(text: string): number | string {
  const compact = text.replace(/[\s\u2009\u202f\u00a0]/g, "").replace("−", "-");
  const withPoint = /^[^.]*,\d+(e.*)?$/i.test(compact) ? compact.replace(",", ".") : compact;
  const value = Number(withPoint);
  return withPoint === "" || Number.isNaN(value) ? text : value;
}
