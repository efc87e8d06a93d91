/** A text as people search for it: without accents, case or outer space. `fold('Ñuñoa ')` is `nunoa`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
