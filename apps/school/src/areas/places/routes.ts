import { toPlacesQuery } from './list/placesFilter.ts';
import { protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { placePaths } from './paths.ts';

export const placeRoutes: readonly RouteRecord[] = [
  protectedRoute(placePaths.list, {
    title: 'places.title',
    load: () => import('./list/PlacesScreen.tsx').then((file) => file.PlacesScreen),
    nav: { id: 'places', group: 'people', icon: 'map-pin' },
    preload: (filter) => [['listPlaces', toPlacesQuery(filter)]],
  }),
  protectedRoute(placePaths.create, {
    title: 'places.new',
    load: () => import('./editor/NewPlaceScreen.tsx').then((file) => file.NewPlaceScreen),
    permission: 'places.write',
    quickAction: { icon: 'plus' },
  }),
  protectedRoute(placePaths.detail, {
    title: 'places.one',
    load: () => import('./detail/PlaceScreen.tsx').then((file) => file.PlaceScreen),
    preload: ({ id }) => [['getPlace', { path: { id } }]],
  }),
];
