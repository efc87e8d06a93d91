import { placesAddress, queryOfFilter } from './list/placesFilter.ts';
import type { RouteRecord } from '../../routes/record.ts';

export const placeRoutes: readonly RouteRecord[] = [
  {
    path: '/admin/places',
    title: 'places.title',
    load: () => import('./list/PlacesScreen.tsx').then((file) => file.PlacesScreen),
    nav: { id: 'places', group: 'people', icon: 'map-pin' },
    preload: ({ search }) => [['listPlaces', queryOfFilter(placesAddress.read(undefined, search))]],
  },
  {
    path: '/admin/places/create',
    title: 'places.new',
    load: () => import('./editor/NewPlaceScreen.tsx').then((file) => file.NewPlaceScreen),
    permission: 'places.write',
    quickAction: { icon: 'plus' },
  },
  {
    path: '/admin/places/*',
    title: 'places.one',
    load: () => import('./detail/PlaceScreen.tsx').then((file) => file.PlaceScreen),
    preload: ({ rest = '' }) => [['getPlace', { path: { id: rest } }]],
  },
];
