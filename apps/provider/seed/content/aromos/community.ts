import type { PostSource } from '../../source.ts';

/** What people of the school do together. */
export const community: readonly PostSource[] = [
  {
    key: 'pena',
    title: 'Peña folclórica: inscripción de bailes por curso',
    category: 'comunidad',
    by: 'comunicaciones',
    when: [1, '08:00'],
    for: 'all',
    cover: ['dance', 'Una pareja baila cueca con pañuelos'],
    text: `
Cada curso presenta un baile de hasta cuatro minutos. La inscripción cierra el {+8}.

1. Elegir el baile y el nombre del grupo.
2. Completar el formulario con la música y los trajes que faltan.
3. Reservar una hora de ensayo en el gimnasio.

Si el curso necesita trajes, la sala de artes tiene pañuelos y mantas para prestar.`,
  },
  {
    key: 'alianzas',
    title: 'Alianzas de aniversario: este año se juega por el bosque',
    category: 'comunidad',
    by: 'comunicaciones',
    when: [-2, '16:30'],
    for: 'all',
    cover: ['garlands', 'Guirnaldas de colores'],
    text: `
La alianza **Peumo** y la alianza **Quillay** ya tienen bandera. Los puntos de este aniversario se ganan cantando, corriendo, cocinando… y plantando: cada prueba ganada es un árbol nativo para la ribera del Guaiquillo.

- Primer día: bailes y murales.
- Segundo día: deportes y la gran posta de los sacos.
- Tercer día: cocina, karaoke y desfile.

Las familias están invitadas al desfile, el último día a las 12:00.`,
  },
  {
    key: 'vendimia',
    title: 'Visitamos la viña de un vecino',
    category: 'comunidad',
    by: 'a.cubillos',
    when: [-15, '13:30'],
    for: ['B3'],
    cover: ['garden', 'Surcos y plantas al sol'],
    text: `
Tercero básico caminó dos kilómetros para ver cómo se poda una parra y cómo se cuentan sus yemas. Don Anselmo dejó que cada niña y cada niño cortara un sarmiento; ahora los estamos haciendo echar raíces en botellas.

La pregunta del día fue de Emilia, de 3° B: «¿La uva sabe que va a ser jugo?». Todavía la estamos pensando.`,
  },
  {
    key: 'campana',
    title: 'Campaña de invierno: gracias por las 214 frazadas',
    category: 'comunidad',
    by: 'n.cerda',
    when: [-41, '09:30'],
    state: 'archived',
    for: 'all',
    text: `
Juntamos **214 frazadas**, 90 pares de calcetines y una montaña de gorros tejidos por el club de abuelas. Todo se entregó el sábado en tres juntas de vecinos de la comuna.

Un grupo de segundo medio acompañó la entrega y se quedó a cantar. Nos pidieron volver con las guitarras.`,
  },
  {
    key: 'mural',
    title: 'El muro del gimnasio tendrá un mural: elijan el boceto',
    category: 'comunidad',
    by: 'd.fica',
    when: [-4, '15:00'],
    for: ['B5', 'B6', 'B7', 'B8', 'M1', 'M2'],
    cover: ['art', 'Una paleta y un pincel'],
    text: `
Hay tres bocetos colgados en el pasillo de artes: *El río*, *Las manos* y *La bandada*. Cada estudiante vota una vez, con un papel de color, hasta el {+5}.

El boceto que gane se pinta entre todos. Reservamos una franja a la altura de los más chicos, para que primero básico también deje su huella.`,
  },
  {
    key: 'bienvenida-practicantes',
    title: 'Llegan seis practicantes: así las recibimos',
    category: 'comunidad',
    by: 'direccion',
    when: [-19, '08:20'],
    for: 'all',
    text: `
Desde hoy nos acompañan seis estudiantes de pedagogía. Estarán en aula dos días por semana, siempre junto a una profesora o un profesor del colegio.

Les pedimos que las saluden por su nombre y las incluyan en el café de las 10. **Todos fuimos practicantes alguna vez.**`,
  },
  {
    key: 'futbol-mixto',
    title: 'Liguilla mixta de los recreos: tabla de la semana',
    category: 'comunidad',
    by: 'j.luengo',
    when: [-5, '17:00'],
    for: ['B5', 'B6', 'B7', 'B8'],
    cover: ['football', 'Una pelota frente al arco'],
    text: `
Siete partidos, veintitrés goles y una sola tarjeta: la liguilla va mejor que la de primera división.

- Lidera 6° B, que juega con seis niñas y un arquero que canta.
- 7° A sigue a un punto.
- 5° A ganó por fin; lo celebró dando la vuelta olímpica al quiosco.

La final es el {+6}, en el recreo largo.`,
  },
  {
    key: 'reciclaje',
    title: 'Punto limpio: lo que sí y lo que no',
    category: 'comunidad',
    by: 'v.hormazabal',
    when: [-20, '10:50'],
    for: 'all',
    cover: ['garden', 'Un brote y el sol'],
    text: `
El punto limpio junto al portón recibe **papel, cartón, latas y botellas plásticas aplastadas**. No recibe vidrio roto, pilas ni restos de comida.

Con lo que se vendió este semestre compramos diez composteras para el huerto. El brigadista de turno lleva pechera verde y resuelve dudas con mucha paciencia.`,
  },
  {
    key: 'despedida-irma',
    title: 'Treinta años entre ollas: un saludo para la señora Irma',
    category: 'comunidad',
    by: 'f.lillo',
    when: [-23, '12:20'],
    for: 'all',
    text: `
La señora Irma cumple treinta años en el casino. Hicimos la cuenta: más de **dos millones de porciones** y ni un solo lunes sin cazuela.

El patio central se llenó de carteles. El que más la hizo reír decía: «Gracias por repetir sin preguntar».`,
  },
  {
    key: 'caminata',
    title: 'Caminata familiar al cerro Condell',
    category: 'comunidad',
    by: 't.ossandon',
    when: [4, '09:30'],
    for: 'all',
    text: `
El {sab+1} subimos juntos el cerro Condell. Nos encontramos a las 9:00 en el acceso de la plaza y bajamos antes del mediodía.

Es un paseo corto: lo han hecho guaguas en mochila y abuelos con bastón. Traer agua, sombrero y algo para compartir.`,
  },
  {
    key: 'cierre-ano',
    title: 'Ceremonia de cierre y entrega de reconocimientos',
    category: 'comunidad',
    by: 'direccion',
    when: [-1, '18:10'],
    state: 'draft',
    for: 'all',
    cover: ['garlands', 'Guirnaldas para una fiesta'],
    text: `
La ceremonia será en el gimnasio, por niveles, para que todas las familias quepan sentadas.

- Primero a cuarto básico: 9:00.
- Quinto a octavo básico: 11:30.
- Media: 18:30.

*Revisar con la banda si puede tocar en los tres turnos.*`,
  },
  {
    key: 'revista',
    title: 'La revista escolar pide fotos antiguas',
    category: 'comunidad',
    by: 'f.lillo',
    when: [-3, '19:00'],
    state: 'draft',
    for: 'all',
    text: `
¿Tienen una foto del patio antes de que existiera la multicancha? ¿De un curso con uniforme de los setenta? La próxima revista cuenta la historia del colegio y queremos que se vea.`,
  },
  {
    key: 'himno',
    title: 'Grabamos de nuevo el himno del colegio',
    category: 'comunidad',
    by: 'c.riquelme',
    when: [-3, '08:10'],
    state: 'draft',
    for: 'all',
    cover: ['music', 'Una guitarra'],
    text: `
La grabación que usamos en los actos es de 1994 y se oye como bajo el agua. Proponemos grabar una versión con el coro de básica y la orquesta.

*Falta presupuesto para el técnico de sonido.*`,
  },
  {
    key: 'bingo',
    title: 'Bingo solidario del centro de padres',
    category: 'comunidad',
    by: 'comunicaciones',
    when: [-35, '10:00'],
    state: 'archived',
    for: 'all',
    text: `
Cartones a mil pesos, premios donados por el comercio del barrio y empanadas recién hechas. Lo reunido paga los pasajes de la selección de vóleibol a la final de Linares.`,
  },
];
