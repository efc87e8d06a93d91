/** Colours of the sample schools, as in contract.md's demo data; a story accepts any other colour. */
export const schoolColours: Record<string, string> = {
  aromos: '#0F6E5A',
  puertoclaro: '#C2410C',
  vallenorte: '#4338CA',
};
