import { variants } from '../css/component.css.ts';
import { vars } from '../theme/contract.css.ts';

/** A step of the spacing scale, from `none` (0) over `l` (16 px) to `huge` (72 px). */
export type Space = keyof typeof vars.space;

const steps = Object.keys(vars.space) as Space[];
const each = (property: string) =>
  variants(
    Object.fromEntries(steps.map((step) => [step, { [property]: vars.space[step] }])) as Record<
      Space,
      Record<string, string>
    >,
  );

export const gap = each('gap');
export const padding = each('padding');
export const paddingInline = each('paddingInline');
export const paddingBlock = each('paddingBlock');
