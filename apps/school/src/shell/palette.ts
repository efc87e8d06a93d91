// A file of its own so that the arithmetic of colours lands in a chunk of its own.
export { applyTheme, tenantTheme, themeCss } from '@school/ui/theme';
