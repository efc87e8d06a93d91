import { globalLayer } from '@vanilla-extract/css';

/* The order is fixed here once: a caller's un-layered class always wins over all of them. */
export const reset = globalLayer('sui.reset');
export const theme = globalLayer('sui.theme');
export const base = globalLayer('sui.base');
export const components = globalLayer('sui.components');
export const utilities = globalLayer('sui.utilities');
