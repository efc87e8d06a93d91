import { colorsNamed } from 'culori';
import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss';
import { direction } from './direction.ts';

/*
 * Checks the rules that the kit guarantees for every style sheet, in the built text, where no helper or variable can
 * hide a violation. Only tests read this file.
 */

/** One declaration that breaks a rule, as text for a test. */
export type Violation = string;

const layers = ['sui.reset', 'sui.theme', 'sui.base', 'sui.components', 'sui.utilities'];
/* Names, not rules: they don't take part in the cascade. */
const layerless = ['keyframes', 'property', 'font-face'];

const atRulesAbove = (node: Declaration | Rule): AtRule[] => {
  const atRules: AtRule[] = [];
  for (let above = node.parent as Container | undefined; above; above = above.parent as Container | undefined)
    if (above.type === 'atrule') atRules.push(above as unknown as AtRule);
  return atRules;
};
const inMedia = (node: Declaration | Rule, condition: RegExp) =>
  atRulesAbove(node).some(({ name, params }) => name === 'media' && condition.test(params));
const getKeyframes = (node: Declaration) => atRulesAbove(node).find(({ name }) => name === 'keyframes');
const getSelector = (node: Declaration): string => (node.parent as Rule).selector ?? '';
const formatViolation = (node: Declaration, reason: string): Violation =>
  `${getSelector(node)} { ${node.prop}: ${node.value} } ${reason}`;

const outsideLayers = (sheet: postcss.Root): Violation[] =>
  sheet.nodes.flatMap((node) => {
    if (node.type === 'comment') return [];
    if (node.type === 'atrule' && layerless.includes(node.name)) return [];
    if (node.type === 'atrule' && node.name === 'layer') {
      const unknown = node.params.split(/,\s*/).filter((name) => !layers.includes(name));
      return unknown.map((name) => `@layer ${name} is none of the declared layers`);
    }
    return [`${node.toString().slice(0, 80)} stands outside every layer`];
  });

const physicalName =
  /^((margin|padding|border|scroll-margin|scroll-padding)-)?(top|right|bottom|left)(-(color|style|width))?$|^border-(top|bottom)-(left|right)-radius$|^((min|max)-)?(width|height)$/;
const fourSides = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/;
const lengths = (value: string) => value.match(/(?:[\w-]+\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s])+/g) ?? [];

const isDirected = (value: string) => value.includes(direction);
const isShift = (length: string) => !/^(0|none$|var\()/.test(length) && !isDirected(length);

/* A shift along the line or a side named in a value, which would be the same in right-to-left text. */
const isPhysical = ({ prop, value }: Declaration): boolean => {
  if (prop === 'translate') return isShift(lengths(value)[0]!);
  if (prop === 'transform')
    return (
      /translate(X|3d)?\(\s*(?!0[\s,)]|var\()|scaleX|skew|rotateY\((?!180deg)/.test(value) &&
      !isDirected(value)
    );
  if (prop === 'box-shadow')
    return value
      .split(/,(?![^(]*\))/)
      .some((shadow) => isShift(lengths(shadow.replace(/^\s*inset /, ''))[0]!));
  if (/^(transform-origin|background-position|object-position|perspective-origin)$/.test(prop))
    return !/^(50%|center|0? ?$)/.test(value) && !isDirected(value);
  return /gradient\(\s*(to (left|right)|90deg|270deg|-90deg)/.test(value);
};

/* For browsers that don't know the logical value which comes next. */
const isOverridden = (declaration: Declaration) => {
  const next = declaration.next();
  return next?.type === 'decl' && next.prop === declaration.prop;
};

const physical = (sheet: postcss.Root): Violation[] => {
  const violations: Violation[] = [];
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const four = lengths(value);
    if (physicalName.test(prop)) violations.push(formatViolation(declaration, 'names a physical side'));
    if (/^(text-align|float|clear|caption-side)$/.test(prop) && /\b(left|right)\b/.test(value))
      if (!isOverridden(declaration)) violations.push(formatViolation(declaration, 'names a physical side'));
    if (fourSides.test(prop) && four.length === 4 && four[1] !== four[3])
      violations.push(formatViolation(declaration, 'has different left and right'));
    if (prop === 'border-radius' && four.length > 1 && !(four.length === 3 && four[0] === four[2]))
      if (four[0] !== four[1] || (four[2] ?? four[0]) !== (four[3] ?? four[1]))
        violations.push(formatViolation(declaration, 'has different left and right corners'));
    if (isPhysical(declaration))
      violations.push(formatViolation(declaration, 'is the same in right-to-left text (css/direction.ts)'));
  });
  return violations;
};

const isPainted =
  /color|background|border|outline|shadow|fill|stroke|decoration|column-rule|mask|filter|gradient|^--/;
const literal = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(/i;
const named = new RegExp(`(?<![\\w-])(${Object.keys(colorsNamed).join('|')})(?![\\w-])`, 'i');
const system =
  /(?<![\w-])(Canvas(Text)?|LinkText|VisitedText|ActiveText|Button(Face|Text|Border)|Field(Text)?|Highlight(Text)?|SelectedItem(Text)?|Mark(Text)?|GrayText|AccentColor(Text)?)(?![\w-])/i;

const colours = (sheet: postcss.Root): Violation[] => {
  const violations: Violation[] = [];
  sheet.walkDecls((declaration) => {
    if (!isPainted.test(declaration.prop)) return;
    const value = declaration.value.replaceAll(/var\(--[\w-]+\)|url\([^)]*\)|"[^"]*"/g, '');
    if (literal.test(value) || named.test(value))
      violations.push(formatViolation(declaration, 'is a colour of its own'));
    else if (system.test(value) && !inMedia(declaration, /forced-colors/))
      violations.push(formatViolation(declaration, 'takes a system colour where the theme’s are worn'));
  });
  return violations;
};

const switched = /var\(--sui-(motion|fade)-(quick|base|slow)\)/;
const time = /(?<![\w-])(\d*\.?\d+)m?s(?![\w-])|var\(--sui-(?:motion|fade)-\w+\)/;
const splitValues = (value: string) => value.split(/,(?![^(]*\))/).map((part) => part.trim());

/* Whether an endless animation has a rule that ends it for reduced motion. */
const isReducedElsewhere = (sheet: postcss.Root, moving: Declaration): boolean => {
  const kind = moving.prop.split('-')[0]!;
  let isReduced = false;
  sheet.walkRules((rule) => {
    if (rule.selector !== getSelector(moving) || !inMedia(rule, /prefers-reduced-motion: reduce/)) return;
    rule.walkDecls(new RegExp(`^${kind}(-name|-property)?$`), ({ value }) => {
      isReduced ||= value === 'none';
    });
  });
  return isReduced;
};

const motion = (sheet: postcss.Root, keyframes: Map<string, Set<string>>): Violation[] => {
  const violations: Violation[] = [];
  sheet.walkDecls(/^(animation|transition)(-duration)?$|^scroll-behavior$/, (declaration) => {
    const { prop, value } = declaration;
    if (getKeyframes(declaration) || inMedia(declaration, /prefers-reduced-motion: no-preference/)) return;
    if (prop === 'scroll-behavior') {
      if (value === 'smooth' && !isReducedElsewhere(sheet, declaration))
        violations.push(formatViolation(declaration, 'moves the page for who asked for less motion'));
      return;
    }
    const loose = splitValues(value).some((part) => {
      const duration = time.exec(part)?.[0];
      return duration !== undefined && !switched.test(duration) && Number.parseFloat(duration) > 0;
    });
    if (loose && !isReducedElsewhere(sheet, declaration))
      violations.push(formatViolation(declaration, 'goes on under prefers-reduced-motion'));
    if (prop !== 'animation') return;
    for (const part of splitValues(value)) {
      if (!/var\(--sui-fade-/.test(time.exec(part)?.[0] ?? '')) continue;
      const name = part.split(' ').find((word) => keyframes.has(word));
      const movedProperties = [...(name ? keyframes.get(name)! : [])].filter(
        (property) => property !== 'opacity',
      );
      if (movedProperties.length > 0)
        violations.push(
          formatViolation(
            declaration,
            `fades, which is the one thing left without motion, but changes ${movedProperties.join(', ')}`,
          ),
        );
    }
  });
  sheet.walkDecls('transition-duration', (declaration) => {
    const rule = declaration.parent as Rule;
    let properties: string[] = [];
    rule.walkDecls('transition-property', ({ value }) => void (properties = splitValues(value)));
    const durations = splitValues(declaration.value);
    properties.forEach((property, at) => {
      if (property !== 'opacity' && durations[at % durations.length]!.includes('--sui-fade-'))
        violations.push(formatViolation(declaration, `fades ${property}`));
    });
  });
  return violations;
};

/** What each keyframes rule of some sheets changes. */
export const keyframesIn = (texts: Iterable<string>): Map<string, Set<string>> => {
  const changed = new Map<string, Set<string>>();
  for (const text of texts) {
    postcss.parse(text).walkAtRules('keyframes', (rule) => {
      const properties = new Set<string>();
      rule.walkDecls(({ prop }) => void properties.add(prop));
      changed.set(rule.params, properties);
    });
  }
  return changed;
};

/** Returns every violation in a built style sheet. */
export const findViolations = (
  text: string,
  { themed = false, keyframes = keyframesIn([text]) } = {},
): Record<'layers' | 'sides' | 'colours' | 'motion', Violation[]> => {
  const sheet = postcss.parse(text);
  return {
    layers: outsideLayers(sheet),
    sides: physical(sheet),
    colours: themed ? [] : colours(sheet),
    motion: motion(sheet, keyframes),
  };
};
