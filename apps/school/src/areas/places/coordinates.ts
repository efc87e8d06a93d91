type Coordinates = { lat: number | null; lng: number | null };

const pairs = [
  // -34.9828, -71.2394
  /^([-+]?\d+(?:\.\d+)?)\s*[,;\s]\s*([-+]?\d+(?:\.\d+)?)$/,
  // -34,9828; -71,2394
  /^([-+]?\d+(?:,\d+)?)(?:\s*;\s*|,?\s+)([-+]?\d+(?:,\d+)?)$/,
];

/** A number with a decimal comma, which would parse as two integers. */
const oneNumber = /^[-+]?\d+,\d+$/;

const unreadable: Coordinates = { lat: Number.NaN, lng: Number.NaN };

/**
 * Parses coordinates as map services write them: with a decimal point or comma, after `geo:`, with degree signs.
 *
 * @returns Nulls for an empty text, NaN if it can't be parsed.
 */
export function parseCoordinates(text: string): Coordinates {
  const plain = text
    .replace(/^\s*geo:/i, '')
    .replaceAll('−', '-')
    .replaceAll('°', '')
    .replace(/^\s*\(|\)\s*$/g, '')
    .trim();
  if (plain === '') return { lat: null, lng: null };
  if (oneNumber.test(plain)) return unreadable;
  for (const pair of pairs) {
    const match = pair.exec(plain);
    if (!match) continue;
    const [lat, lng] = [match[1]!, match[2]!].map((part) => Number(part.replace(',', '.')));
    return { lat: lat!, lng: lng! };
  }
  return unreadable;
}

/** Formats coordinates as `-34.9828, -71.2394`; empty without coordinates. */
export const formatCoordinates = ({ lat, lng }: Coordinates): string =>
  lat === null || lng === null ? '' : `${lat}, ${lng}`;

/** Returns a URL of OpenStreetMap, which needs no account. Undefined without valid coordinates. */
export function mapUrl({ lat, lng }: Coordinates): string | undefined {
  if (lat === null || lng === null || !(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180)) return undefined;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}
