// A separate file, so that the colour calculations are in a separate chunk.
export { applyTheme, tenantTheme, themeCss } from '@school/ui/theme';
