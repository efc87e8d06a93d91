import { demoPasswords } from '@school/domain/fixtures';
import type { SchoolSource } from '../../source.ts';
import { community } from './community.ts';
import { learning } from './learning.ts';
import { news } from './news.ts';
import { events } from './events.ts';
import { contacts } from './contacts.ts';
import { documentCategories, documents } from './documents.ts';
import { notices } from './notices.ts';
import { staff } from './staff.ts';
import { talks } from './talks.ts';

const curico = { id: '07301', name: 'Curicó' };
const seventhAndEighth = 'B7 B8';

/** A school of two hundred aromo trees at the foot of the Andes. */
export const aromos: SchoolSource = {
  key: 'aromos',
  domains: ['aromos.localhost', 'localhost'],
  password: demoPasswords.aromos,
  pin: '4826',
  college: {
    name: 'Colegio Los Aromos',
    short_name: 'Los Aromos',
    acronym: 'CLA',
    address: 'Camino Los Niches 1450',
    commune: curico,
    phone: '+56752310450',
    founded: 1961,
    theme_color: '#0F6E5A',
    corners: 'soft',
    sign_up_open: true,
    app_status_publishing: 1,
    have_advertising: false,
    show_onboarding: true,
  },
  places: [
    {
      name: 'Sede Central',
      code: 'SC',
      main: true,
      address: 'Camino Los Niches 1450',
      commune: curico,
      lat: -34.9905,
      lng: -71.2098,
      phone: '+56752310450',
      opens: '07:30',
      closes: '18:30',
    },
    {
      name: 'Sede Los Niches',
      code: 'LN',
      main: false,
      address: 'Ruta J-55, kilómetro 11',
      commune: curico,
      lat: -35.0462,
      lng: -71.1387,
      phone: '+56752310451',
      opens: '07:45',
      closes: '17:00',
    },
    {
      name: 'Gimnasio y canchas',
      code: 'GYM',
      main: false,
      address: 'Los Álamos 320',
      commune: curico,
      lat: -34.9921,
      lng: -71.2064,
      phone: '+56752310452',
      opens: '08:00',
      closes: '20:30',
    },
    {
      name: 'Huerto y vivero',
      code: 'HV',
      main: false,
      address: 'Camino a Zapallar, parcela 7',
      commune: { id: '07306', name: 'Romeral' },
      lat: -34.9677,
      lng: -71.1318,
      phone: '+56752310453',
      opens: '08:30',
      closes: '16:30',
    },
  ],
  grades: [
    ['B1', 'AB', 'LN'],
    ['B2', 'AB', 'LN'],
    ['B3', 'AB', 'LN'],
    ['B4', 'AB', 'LN'],
    ['B5', 'AB', 'SC'],
    ['B6', 'AB', 'SC'],
    ['B7', 'AB', 'SC'],
    ['B8', 'AB', 'SC'],
    ['M1', 'AB', 'SC'],
    ['M2', 'AB', 'SC'],
    ['M3', 'AB', 'SC'],
    ['M4', 'AB', 'SC'],
  ],
  categories: [
    ['avisos', 'Avisos'],
    ['apoderados', 'Apoderados'],
    ['comunidad', 'Comunidad'],
    ['seguridad', 'Seguridad'],
    ['salud', 'Salud'],
    ['talleres', 'Talleres'],
    ['logros', 'Logros'],
    ['biblioteca', 'Biblioteca'],
  ],
  accounts: [
    ['administrador', 'Marcela Fuentes Rojas', '12345678-5', '1979-05-14', 'Administradora', ''],
    ['direccion', 'Rodrigo Pizarro Olivares', '11111111-1', '1970-11-02', 'Director', ''],
    ['inspectoria', 'Tomás Araya Cortés', '13656649-0', '1981-08-23', 'Inspector general', seventhAndEighth],
    ['comunicaciones', 'Ignacia Soto Lagos', '20347878-K', '1999-01-30', 'Encargada de comunicaciones', ''],
    [
      'docente',
      'Paula Cárcamo Vera',
      '15482913-K',
      '1986-07-09',
      'Profesora de Lenguaje y jefa de 7° A',
      seventhAndEighth,
    ],
    [
      'asistente',
      'Cristóbal Jara Muñoz',
      '17903226-0',
      '1991-03-18',
      'Asistente de convivencia',
      seventhAndEighth,
    ],
    [
      'lectura',
      'Elena Quiroz',
      '9876543-3',
      '1962-12-05',
      'Supervisora de la red de colegios',
      seventhAndEighth,
    ],
  ],
  staff,
  passports: { docente: { passport: 'X1234567', rut: true } },
  posts: [...news, ...learning, ...community],
  notices,
  events,
  talks,
  documentCategories,
  documents,
  contacts,
};
