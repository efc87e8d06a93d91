import { placesAddress, queryOfFilter } from './list/placesFilter.ts';
import type { RouteRecord } from '../../routes/record.ts';

export const placeRoutes: readonly RouteRecord[] = [
  {
    path: '/admin/places',
    load: () => import('./list/PlacesScreen.tsx').then((file) => file.PlacesScreen),
    nav: { id: 'places', group: 'people', label: 'app.places.places', icon: 'map-pin' },
    preload: ({ search }) => [['listPlaces', queryOfFilter(placesAddress.read(undefined, search))]],
  },
  {
    path: '/admin/places/create',
    load: () => import('./editor/NewPlaceScreen.tsx').then((file) => file.NewPlaceScreen),
    permission: 'places.write',
    quickAction: { label: 'places.new', icon: 'plus' },
  },
  {
    path: '/admin/places/*',
    load: () => import('./detail/PlaceScreen.tsx').then((file) => file.PlaceScreen),
    preload: ({ rest = '' }) => [['getPlace', { path: { id: rest } }]],
  },
];
