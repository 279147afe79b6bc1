/** 10 with a raised exponent; small positive powers are written out on axes of counts. */
export function PowerOfTen({ exponent }: { readonly exponent: number }) {
  return (
    <>
      10
      <tspan className="chart-exponent" dy="-0.45em">
        {exponent < 0 ? `−${-exponent}` : exponent}
      </tspan>
    </>
  );
}
