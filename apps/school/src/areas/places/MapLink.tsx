import { Link } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { mapUrl } from './coordinates.ts';

/** Link to a map of the coordinates in a new tab; renders nothing without coordinates. */
export function MapLink({ coordinates }: { coordinates: Parameters<typeof mapUrl>[0] }) {
  const t = useText();
  const url = mapUrl(coordinates);
  if (url === undefined) return null;
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer">
      {t('places.map')}
    </Link>
  );
}
