import { demoPasswords } from '@school/domain/fixtures';
import type { SchoolSource } from '../../source.ts';
import { events } from './events.ts';
import { contacts } from './contacts.ts';
import { documentCategories, documents } from './documents.ts';
import { notices } from './notices.ts';
import { science } from './science.ts';
import { staff } from './staff.ts';
import { talks } from './talks.ts';
import { valley } from './valley.ts';
import { year } from './year.ts';

const ovalle = { id: '04301', name: 'Ovalle' };
const seventhAndEighth = 'B7 B8';

/** A school between the dry hills of the Limarí, with an observatory. */
export const vallenorte: SchoolSource = {
  key: 'vallenorte',
  domains: ['vallenorte.localhost'],
  password: demoPasswords.vallenorte,
  pin: '360518',
  college: {
    name: 'Instituto Valle Norte',
    short_name: 'Valle Norte',
    acronym: 'IVN',
    address: 'Calle Merced 231',
    commune: ovalle,
    phone: '+56532620231',
    founded: 1974,
    theme_color: '#4338CA',
    corners: 'sharp',
    sign_up_open: false,
    app_status_publishing: 1,
    have_advertising: false,
    show_onboarding: false,
  },
  places: [
    {
      name: 'Sede Merced',
      code: 'ME',
      main: true,
      address: 'Calle Merced 231',
      commune: ovalle,
      lat: -30.6015,
      lng: -71.1996,
      phone: '+56532620231',
      opens: '07:30',
      closes: '18:00',
    },
    {
      name: 'Sede El Molino',
      code: 'EM',
      main: false,
      address: 'Avenida El Molino 1180',
      commune: ovalle,
      lat: -30.5947,
      lng: -71.1902,
      phone: '+56532620232',
      opens: '07:30',
      closes: '17:00',
    },
    {
      name: 'Observatorio escolar',
      code: 'OB',
      main: false,
      address: 'Cerro Guayaquil, camino interior',
      commune: { id: '04303', name: 'Monte Patria' },
      lat: -30.7012,
      lng: -70.9587,
      phone: '+56532620233',
      opens: '15:00',
      closes: '23:30',
    },
    {
      name: 'Escuela rural de Carén',
      code: 'CA',
      main: false,
      address: 'Ruta D-597, Carén',
      commune: { id: '04303', name: 'Monte Patria' },
      lat: -30.8461,
      lng: -70.7728,
      phone: '+56532620234',
      opens: '08:15',
      closes: '16:15',
    },
  ],
  grades: [
    ['B1', 'A', 'CA'],
    ['B2', 'A', 'CA'],
    ['B3', 'A', 'CA'],
    ['B4', 'A', 'EM'],
    ['B5', 'A', 'EM'],
    ['B6', 'A', 'EM'],
    ['B7', 'AB', 'EM'],
    ['B8', 'AB', 'EM'],
    ['M1', 'AB', 'ME'],
    ['M2', 'AB', 'ME'],
    ['M3', 'AB', 'ME'],
    ['M4', 'AB', 'ME'],
  ],
  categories: [
    ['comunicados', 'Comunicados'],
    ['astronomia', 'Astronomía'],
    ['valle', 'Vida del valle'],
    ['familias', 'Familias'],
    ['agua', 'Agua y energía'],
    ['bienestar', 'Bienestar'],
    ['artes', 'Artes y letras'],
    ['reconocimientos', 'Reconocimientos'],
  ],
  accounts: [
    ['administrador', 'Ester Maluenda Rojas', '13872156-6', '1980-08-04', 'Administradora', ''],
    ['direccion', 'Aurelio Godoy Alcayaga', '8964213-2', '1961-01-19', 'Rector', ''],
    [
      'inspectoria',
      'Brenda Pastén Carvajal',
      '15049338-2',
      '1983-11-27',
      'Inspectora general',
      seventhAndEighth,
    ],
    [
      'comunicaciones',
      'Joaquín Varas Miranda',
      '19863470-0',
      '1998-05-06',
      'Encargado de comunicaciones',
      '',
    ],
    [
      'docente',
      'Mariela Cortés Araya',
      '16325907-9',
      '1987-02-15',
      'Profesora de Física y astronomía',
      seventhAndEighth,
    ],
    [
      'asistente',
      'Raimundo Tapia Olivares',
      '17584612-3',
      '1990-09-12',
      'Asistente de laboratorio',
      seventhAndEighth,
    ],
    [
      'lectura',
      'Olga Zepeda Munizaga',
      '7628941-7',
      '1956-04-30',
      'Consejera de la fundación',
      seventhAndEighth,
    ],
  ],
  staff,
  passports: {},
  posts: [...year, ...science, ...valley],
  notices,
  events,
  talks,
  documentCategories,
  documents,
  contacts,
};
