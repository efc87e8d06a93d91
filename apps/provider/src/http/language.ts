import { type Language, languages } from '@school/domain';

const primary = (tag: string) => tag.split('-')[0]!.toLowerCase();

function weighed(part: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((one) => one.trim());
  const quality = parameters.find((one) => one.startsWith('q='));
  return { tag: tag.toLowerCase(), weight: quality ? Number(quality.slice(2)) || 0 : 1 };
}

/** Returns the best supported language of the Accept-Language header (RFC 9110 §12.5.4), else the school's. */
export function negotiateLanguage(header: string | undefined, fallback: Language): Language {
  const accepted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map(weighed)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of accepted) {
    const exact = languages.find((language) => language.toLowerCase() === tag);
    // `es-CL` matches Spanish, and `zh` the supported Chinese.
    const near = languages.find((language) => primary(language) === primary(tag));
    if (exact ?? near) return (exact ?? near)!;
  }
  return fallback;
}
