import { colleges } from '@school/domain/fixtures';

/** A sample school. */
export type TestSchool = keyof typeof colleges;

/** Whether a sample school has this slug. */
export const isTestSchool = (slug: string): slug is TestSchool => Object.hasOwn(colleges, slug);

const home = colleges.aromos;

/* Fields that differ per school; the ids stay, because courses and people refer to them. */
const particular = ['acronym', 'address', 'commune', 'phone', 'setting'] as const;

/**
 * Converts the contract's examples, which are those of Los Aromos, to another school: name, domain, pictures and record.
 * Keeps what a story has changed in the record.
 */
export function asSchool<Value>(value: Value, slug: TestSchool): Value {
  if (slug === home.slug || value === undefined || value === null) return value;
  const school = colleges[slug];
  const words: [RegExp, string][] = [
    [new RegExp(home.name, 'g'), school.name],
    [new RegExp(home.short_name, 'g'), school.short_name],
    ...school.places.flatMap(({ name }, at): [RegExp, string][] => {
      const theirs = home.places[at];
      return theirs ? [[new RegExp(theirs.name, 'g'), name]] : [];
    }),
    [new RegExp(`\\b${home.slug}\\b`, 'g'), school.slug],
  ];
  const written = (text: string) =>
    words.reduce((changed, [theirs, ours]) => changed.replace(theirs, ours), text);
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const recorded = (record: Record<string, unknown>) => {
    const changed = particular.filter((key) => key in record && same(record[key], home[key]));
    return { ...record, ...Object.fromEntries(changed.map((key) => [key, school[key]])) };
  };
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => {
    if (typeof part === 'string') return written(part);
    const isRecord = typeof part === 'object' && part !== null && 'id' in part && part.id === home.id;
    return isRecord ? recorded(part as Record<string, unknown>) : part;
  }) as Value;
}
