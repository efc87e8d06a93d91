import { placesAddress, queryOfFilter } from '../screens/Places/placesFilter.ts';
import type { RouteRecord } from './record.ts';

export const placeRoutes: readonly RouteRecord[] = [
  {
    path: '/admin/places',
    load: () => import('../screens/Places/PlacesScreen.tsx').then((file) => file.PlacesScreen),
    nav: { id: 'places', group: 'people', label: 'app.places.places', icon: 'map-pin' },
    preload: ({ search }) => [['listPlaces', queryOfFilter(placesAddress.read(undefined, search))]],
  },
  {
    path: '/admin/places/create',
    load: () => import('../screens/NewPlace/NewPlaceScreen.tsx').then((file) => file.NewPlaceScreen),
    permission: 'places.write',
    quickAction: { label: 'places.new', icon: 'plus' },
  },
  {
    path: '/admin/places/*',
    load: () => import('../screens/Place/PlaceScreen.tsx').then((file) => file.PlaceScreen),
    preload: ({ rest = '' }) => [['getPlace', { path: { id: rest } }]],
  },
];
