import { colorsNamed } from 'culori';
import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss';

/*
 * Checks the rules that the kit guarantees for every style sheet, in the built text, where no helper or variable can
 * hide a violation. Only tests read this file.
 */

/** One declaration that breaks a promise, in words that a test can print. */
export type Offence = string;

const layers = ['sui.reset', 'sui.theme', 'sui.base', 'sui.components', 'sui.utilities'];
/* Names, not rules: they have no place in a cascade. */
const layerless = ['keyframes', 'property', 'font-face'];

const atRulesAbove = (node: Declaration | Rule): AtRule[] => {
  const found: AtRule[] = [];
  for (let above = node.parent as Container | undefined; above; above = above.parent as Container | undefined)
    if (above.type === 'atrule') found.push(above as unknown as AtRule);
  return found;
};
const inMedia = (node: Declaration | Rule, condition: RegExp) =>
  atRulesAbove(node).some(({ name, params }) => name === 'media' && condition.test(params));
const keyframesOf = (node: Declaration) => atRulesAbove(node).find(({ name }) => name === 'keyframes');
const selectorOf = (node: Declaration): string => (node.parent as Rule).selector ?? '';
const told = (node: Declaration, why: string): Offence =>
  `${selectorOf(node)} { ${node.prop}: ${node.value} } ${why}`;

const outsideLayers = (sheet: postcss.Root): Offence[] =>
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

/* A shift along the line or a side named in a value; each needs its mirror image for right-to-left. */
const leans = ({ prop, value }: Declaration): boolean => {
  if (prop === 'translate') return !/^(0|none|var\()/.test(value);
  if (prop === 'transform')
    return /translate(X|3d)?\(\s*(?!0[\s,)]|var\()|scaleX|skew|rotateY\((?!180deg)/.test(value);
  if (prop === 'box-shadow')
    return value
      .split(/,(?![^(]*\))/)
      .some((one) => /^(inset )?-?(?!0)\d*\.?\d+(px|em|rem)/.test(one.trim()));
  if (/^(transform-origin|background-position|object-position|perspective-origin)$/.test(prop))
    return !/^(50%|center|0? ?$)/.test(value);
  return /gradient\(\s*(to (left|right)|90deg|270deg|-90deg)/.test(value);
};

const mirrors = (sheet: postcss.Root, leaning: Declaration): boolean => {
  const own = selectorOf(leaning);
  if (/:dir\((rtl|ltr)\)/.test(own)) return true;
  let found = false;
  sheet.walkRules((rule) => {
    if (!rule.selector.includes(':dir(rtl)') || rule.selector.replaceAll(':dir(rtl)', '') !== own) return;
    rule.walkDecls(leaning.prop, () => void (found = true));
  });
  return found;
};

const physical = (sheet: postcss.Root): Offence[] => {
  const found: Offence[] = [];
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const four = lengths(value);
    if (physicalName.test(prop)) found.push(told(declaration, 'names a physical side'));
    if (/^(text-align|float|clear|caption-side)$/.test(prop) && /\b(left|right)\b/.test(value))
      found.push(told(declaration, 'names a physical side'));
    if (fourSides.test(prop) && four.length === 4 && four[1] !== four[3])
      found.push(told(declaration, 'has different left and right'));
    if (prop === 'border-radius' && four.length > 1 && !(four.length === 3 && four[0] === four[2]))
      if (four[0] !== four[1] || (four[2] ?? four[0]) !== (four[3] ?? four[1]))
        found.push(told(declaration, 'has different left and right corners'));
    if (leans(declaration) && !mirrors(sheet, declaration))
      found.push(told(declaration, 'has no :dir(rtl) counterpart'));
  });
  return found;
};

const painted =
  /color|background|border|outline|shadow|fill|stroke|decoration|column-rule|mask|filter|gradient|^--/;
const literal = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(/i;
const named = new RegExp(`(?<![\\w-])(${Object.keys(colorsNamed).join('|')})(?![\\w-])`, 'i');
const system =
  /(?<![\w-])(Canvas(Text)?|LinkText|VisitedText|ActiveText|Button(Face|Text|Border)|Field(Text)?|Highlight(Text)?|SelectedItem(Text)?|Mark(Text)?|GrayText|AccentColor(Text)?)(?![\w-])/i;

const colours = (sheet: postcss.Root): Offence[] => {
  const found: Offence[] = [];
  sheet.walkDecls((declaration) => {
    if (!painted.test(declaration.prop)) return;
    const value = declaration.value.replaceAll(/var\(--[\w-]+\)|url\([^)]*\)|"[^"]*"/g, '');
    if (literal.test(value) || named.test(value)) found.push(told(declaration, 'is a colour of its own'));
    else if (system.test(value) && !inMedia(declaration, /forced-colors/))
      found.push(told(declaration, 'takes a system colour where the theme’s are worn'));
  });
  return found;
};

const switched = /var\(--sui-(motion|fade)-(quick|base|slow)\)/;
const time = /(?<![\w-])(\d*\.?\d+)m?s(?![\w-])|var\(--sui-(?:motion|fade)-\w+\)/;
const partsOf = (value: string) => value.split(/,(?![^(]*\))/).map((part) => part.trim());

/* Whether an endless animation has a rule that ends it for reduced motion. */
const endedElsewhere = (sheet: postcss.Root, moving: Declaration): boolean => {
  const kind = moving.prop.split('-')[0]!;
  let ended = false;
  sheet.walkRules((rule) => {
    if (rule.selector !== selectorOf(moving) || !inMedia(rule, /prefers-reduced-motion: reduce/)) return;
    rule.walkDecls(new RegExp(`^${kind}(-name|-property)?$`), ({ value }) => {
      ended ||= value === 'none';
    });
  });
  return ended;
};

const motion = (sheet: postcss.Root, keyframes: Map<string, Set<string>>): Offence[] => {
  const found: Offence[] = [];
  sheet.walkDecls(/^(animation|transition)(-duration)?$|^scroll-behavior$/, (declaration) => {
    const { prop, value } = declaration;
    if (keyframesOf(declaration) || inMedia(declaration, /prefers-reduced-motion: no-preference/)) return;
    if (prop === 'scroll-behavior') {
      if (value === 'smooth' && !endedElsewhere(sheet, declaration))
        found.push(told(declaration, 'moves the page for who asked for less motion'));
      return;
    }
    const loose = partsOf(value).some((part) => {
      const duration = time.exec(part)?.[0];
      return duration !== undefined && !switched.test(duration) && Number.parseFloat(duration) > 0;
    });
    if (loose && !endedElsewhere(sheet, declaration))
      found.push(told(declaration, 'goes on under prefers-reduced-motion'));
    if (prop !== 'animation') return;
    for (const part of partsOf(value)) {
      if (!/var\(--sui-fade-/.test(time.exec(part)?.[0] ?? '')) continue;
      const name = part.split(' ').find((word) => keyframes.has(word));
      const moved = [...(name ? keyframes.get(name)! : [])].filter((property) => property !== 'opacity');
      if (moved.length > 0)
        found.push(
          told(
            declaration,
            `fades, which is the one thing left without motion, but changes ${moved.join(', ')}`,
          ),
        );
    }
  });
  sheet.walkDecls('transition-duration', (declaration) => {
    const rule = declaration.parent as Rule;
    let properties: string[] = [];
    rule.walkDecls('transition-property', ({ value }) => void (properties = partsOf(value)));
    const durations = partsOf(declaration.value);
    properties.forEach((property, at) => {
      if (property !== 'opacity' && durations[at % durations.length]!.includes('--sui-fade-'))
        found.push(told(declaration, `fades ${property}`));
    });
  });
  return found;
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

/** Everything in a built style sheet that the kit promises not to ship. */
export const offencesIn = (
  text: string,
  { themed = false, keyframes = keyframesIn([text]) } = {},
): Record<'layers' | 'sides' | 'colours' | 'motion', Offence[]> => {
  const sheet = postcss.parse(text);
  return {
    layers: outsideLayers(sheet),
    sides: physical(sheet),
    colours: themed ? [] : colours(sheet),
    motion: motion(sheet, keyframes),
  };
};
