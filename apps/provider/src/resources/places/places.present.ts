import type { Place } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import { findCommune } from '../communes.ts';
import { inOrder } from './places.rules.ts';

export function presentPlace(row: Row<'places'>): Place {
  const { id, name, code, main, address, lat, lng, timezone, phone, phone_extension, email, version } = row;
  const commune = findCommune(row.commune_id);
  return {
    id,
    name,
    code,
    main,
    address,
    commune,
    lat,
    lng,
    timezone,
    phone,
    phone_extension,
    email,
    hours: inOrder(row.hours),
    version,
  };
}
