import { communes } from '@school/domain/communes';

const list = (text: string) => text.split(/\s+/);

/** Words that people put before another one: "vamos chile", "mi mamá". */
export const openingWords =
  list(`mi mis tu te amo la el los las soy hola viva vamos arriba aguante dale feliz querido
  querida i my love hello go ich mein meine hallo mon ma je vive allez`);

const calendar =
  list(`enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre
  january february march april may june july august september october november december januar februar märz mai juni juli
  oktober dezember janvier février mars avril juin juillet août septembre octobre novembre décembre
  primavera verano otoño invierno spring summer autumn fall winter frühling sommer herbst printemps été automne hiver
  lunes martes miércoles jueves viernes sábado domingo monday tuesday wednesday thursday friday saturday sunday montag
  dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche
  navidad pascua pascuas halloween dieciocho fiestaspatrias añonuevo cumpleaños vacaciones christmas easter newyear birthday
  holiday holidays weihnachten ostern geburtstag ferien noël pâques anniversaire vacances`);

const people =
  list(`mamá mami papá papi hijo hija hijos abuela abuelo amor vida corazón perro gato mother father dios
  jesús jesucristo cristo virgenmaría diosesamor mother love god jesus mutter vater liebe maman amour`);

const countries =
  list(`chile argentina perú bolivia colombia venezuela ecuador uruguay paraguay brasil méxico españa
  alemania francia germany france deutschland américa sudamérica araucanía patagonia atacama magallanes`);

/** Words that guessing programs try with a few digits: the calendar, family, belief and places of the country. */
export const guessableWords = [
  ...calendar,
  ...people,
  ...countries,
  ...communes.flatMap(({ name, region }) => [name, region.name]),
];
