import type { PostSource } from '../../source.ts';

/** Library, workshops and achievements. */
export const learning: readonly PostSource[] = [
  {
    key: 'huerto-materiales',
    title: 'Lista de materiales para el taller de huerto',
    category: 'talleres',
    by: 'comunicaciones',
    when: [0, '10:20'],
    state: 'draft',
    for: ['B3'],
    cover: ['garden', 'Brotes de una huerta escolar'],
    text: `
El taller comienza el {+6} en el patio de la Sede Los Niches. Cada estudiante trae una pala pequeña, guantes y dos botellas vacías.

- Semillas: las entrega el colegio.
- Ropa: buzo y zapatillas que puedan ensuciarse.

*Falta confirmar la cantidad de almacigueras.*`,
  },
  {
    key: 'olimpiada',
    title: 'Olimpiada de Matemática: tres estudiantes pasan a la final',
    category: 'logros',
    by: 'j.henriquez',
    when: [-3, '09:15'],
    for: ['B7', 'B8', 'M1'],
    cover: ['maths', 'Un triángulo, un círculo y un cuadrado'],
    text: `
Tres estudiantes clasificaron a la final regional, que se rinde en Talca el {sab+1}. Estudiaron juntos todos los miércoles desde agosto, y se nota: resolvieron el problema que nadie más pudo en su sala.

El bus sale a las 7:00 desde Camino Los Niches. Si quieren desearles suerte, ¡el mural de la entrada está abierto!`,
  },
  {
    key: 'plan-lector',
    title: 'Plan lector: los libros que vienen',
    category: 'biblioteca',
    by: 'g.contreras',
    when: [-5, '10:00'],
    for: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'],
    cover: ['reading', 'Un libro abierto'],
    text: `
Ya están en la biblioteca los ejemplares del plan lector. Cada curso tiene una caja con veinte libros que se renueva cada mes.

## Este mes

- Primero y segundo: *Los animales de mi calle*, para leer en voz alta.
- Tercero y cuarto: leyendas del valle del Mataquito.
- Quinto y sexto: un diario de viaje a elección.
- Séptimo y octavo: cuentos de suspenso, **mejor de día**.

Quien no pueda comprar un libro lo pide prestado. No hay multas; solo pedimos que vuelva.`,
  },
  {
    key: 'robotica',
    title: 'Taller de robótica: la prueba del laberinto',
    category: 'talleres',
    by: 'b.aedo',
    when: [-7, '16:10'],
    for: ['B7', 'B8', 'M1', 'M2'],
    cover: ['science', 'Un matraz y un átomo'],
    text: `
Los cuatro robots del taller ya giran solos. Ahora viene lo difícil: salir de un laberinto de cartón sin tocar las paredes.

La prueba es el {+5} a las 15:30 en el laboratorio de tecnología. Puede venir quien quiera mirar; **solo se pide silencio durante la largada**.`,
  },
  {
    key: 'orquesta',
    title: 'La orquesta busca cuerdas: no hace falta saber tocar',
    category: 'talleres',
    by: 'c.riquelme',
    when: [-9, '12:00'],
    for: ['B4', 'B5', 'B6', 'B7'],
    cover: ['music', 'Una guitarra y dos notas'],
    text: `
Tenemos seis violines y dos violonchelos sin dueño. Si te gusta la música y puedes ensayar martes y jueves de 15:30 a 17:00, ven a probar.

El instrumento se presta por el año completo. La familia firma un compromiso sencillo: cuidarlo, afinarlo y dejar que se oiga en casa.`,
  },
  {
    key: 'cuentacuentos',
    title: 'Abuelas y abuelos cuentan cuentos en la biblioteca',
    category: 'biblioteca',
    by: 'g.contreras',
    when: [-12, '09:40'],
    for: ['B1', 'B2'],
    cover: ['reading', 'Un libro abierto bajo el sol'],
    text: `
Todos los viernes, a las 11:00, una abuela o un abuelo se sienta en el sillón verde y cuenta una historia de cuando era niño. Ya vinieron doña Rosa, que conoció el tren de trocha angosta, y don Lucho, que vendía helados en la plaza.

Si en su familia hay alguien con historias y ganas, escriban a la biblioteca. Ofrecemos té, galletas y un público muy atento.`,
  },
  {
    key: 'atletismo',
    title: 'Cinco medallas en el provincial de atletismo',
    category: 'logros',
    by: 'j.luengo',
    when: [-14, '18:20'],
    for: 'all',
    cover: ['football', 'Una cancha y una pelota'],
    text: `
Volvimos de Molina con dos oros, una plata y dos bronces. La posta femenina de octavo bajó en tres segundos su mejor marca y corrió la final con las zapatillas prestadas por las chicas de sexto.

Gracias a las familias que llegaron con naranjas, agua y una bandera enorme. **Se escuchaban desde la otra curva.**`,
  },
  {
    key: 'paes',
    title: 'Ensayo de la PAES para III y IV medio',
    category: 'avisos',
    by: 'c.undurraga',
    when: [-11, '08:30'],
    for: ['M3', 'M4'],
    text: `
El {+4} haremos el último ensayo completo del semestre. Se rinde en el gimnasio, con los tiempos reales de la prueba.

1. 8:30 — Competencia Lectora.
2. 11:30 — Matemática 1.
3. 15:00 — Ciencias o Historia.

Traer lápiz grafito, goma y cédula. Los resultados llegan a cada estudiante en una semana, con una hora de orientación para conversarlos.`,
  },
  {
    key: 'feria-cientifica',
    title: 'Feria científica: proyectos que nacieron de una pregunta',
    category: 'logros',
    by: 'a.poblete',
    when: [-18, '14:00'],
    for: ['M1', 'M2', 'M3'],
    cover: ['science', 'Un matraz con burbujas'],
    text: `
¿Por qué las hojas de la parra se ponen rojas solo de un lado? ¿Cuánta agua se pierde en la llave que gotea junto al quiosco? De preguntas así salieron los **diecinueve proyectos** de este año.

El primer lugar fue para el equipo que midió el riego de la parcela vecina y logró que bajara en un tercio. Su dueño vino a darles las gracias con dos cajas de manzanas.`,
  },
  {
    key: 'ingles-teatro',
    title: 'Teatro en inglés: audiciones abiertas',
    category: 'talleres',
    by: 'l.alarcon',
    when: [2, '09:00'],
    for: ['B7', 'B8', 'M1'],
    text: `
Este año montaremos una comedia corta sobre un aeropuerto donde nadie encuentra su maleta. Hay doce papeles y también hace falta gente para luces, vestuario y música.

Las audiciones son el {+3} y el {+4} en el salón de actos. No importa el acento: importa que se entienda y que dé risa.`,
  },
  {
    key: 'ajedrez',
    title: 'Campeonato relámpago de ajedrez',
    category: 'talleres',
    by: 'i.caceres',
    when: [-2, '11:10'],
    state: 'draft',
    for: ['B5', 'B6', 'B7', 'B8'],
    text: `
Partidas de diez minutos, seis rondas, en los recreos largos. Se inscriben dieciséis personas por nivel.

*Pendiente: pedir los relojes a la sede de Los Niches.*`,
  },
  {
    key: 'poesia',
    title: 'Poesía en los árboles',
    category: 'biblioteca',
    by: 'docente',
    when: [-17, '10:30'],
    for: ['B7', 'B8'],
    cover: ['art', 'Una paleta de pintor'],
    text: `
Colgamos de los aromos del patio setenta poemas escritos en séptimo y octavo. Algunos riman, otros no; uno tiene una sola palabra.

> La sombra también florece.

Pueden leerlos en los recreos. Si alguno se cae con el viento, devuélvanlo a una rama.`,
  },
  {
    key: 'prestamos-verano',
    title: 'Préstamo largo: lleva libros para las vacaciones',
    category: 'biblioteca',
    by: 'g.contreras',
    when: [-30, '09:00'],
    state: 'archived',
    for: 'all',
    text: `
Antes de las vacaciones cada estudiante puede llevarse hasta **cinco libros** y devolverlos a la vuelta. La biblioteca abre de 8:00 a 17:00 durante toda la semana.`,
  },
];
