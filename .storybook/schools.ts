/** The sample schools' colours, as contract.md's demo data has them; any other colour can be typed in a story. */
export const schoolColours: Record<string, string> = {
  aromos: '#0F6E5A',
  puertoclaro: '#C2410C',
  vallenorte: '#4338CA',
};
