import type { PostSource } from '../../source.ts';

/** Life in the valley, arts and what was won. */
export const valley: readonly PostSource[] = [
  {
    key: 'gabriela',
    title: 'Recreo con Gabriela: leemos a Mistral en voz alta',
    category: 'artes',
    by: 'i.portilla',
    when: [-2, '09:30'],
    for: 'all',
    cover: ['reading', 'Un libro abierto delante del sol'],
    text: `
Nació a un valle de distancia y conocía estos cerros. Durante un mes, cada recreo largo comienza con un poema leído por alguien distinto: un estudiante, la cocinera, el chofer del bus.

Ayer don Celso leyó «Todas íbamos a ser reinas» y nadie tocó la pelota hasta que terminó.

Para leer, basta anotarse en la pizarra de la biblioteca. **Los nervios son parte del poema.**`,
  },
  {
    key: 'ceramica-diaguita',
    title: 'Taller de cerámica diaguita: líneas que se responden',
    category: 'artes',
    by: 'r.geraldo',
    when: [-5, '14:20'],
    for: ['B7', 'B8', 'M1', 'M2'],
    cover: ['art', 'Una paleta de colores'],
    text: `
Antes de tocar la greda dibujamos simetrías en papel cuadriculado. Los jarros pato de hace ochocientos años siguen las mismas reglas que vimos en Matemática: traslación, reflexión y giro.

Las piezas se queman el {+6} en horno de tierra. Quien quiera ver el fuego puede venir desde las 17:00.`,
  },
  {
    key: 'quena',
    title: 'Cuarenta quenas de caña y ninguna igual',
    category: 'artes',
    by: 'm.ledezma',
    when: [4, '11:00'],
    for: ['B4', 'B5', 'B6'],
    cover: ['music', 'Instrumentos y notas'],
    text: `
Cuarto, quinto y sexto cortaron, lijaron y afinaron su propia quena. La distancia entre los agujeros se calcula; el soplo, en cambio, se encuentra.

El concierto es el {+9} en la plaza de Monte Patria. Si oyen practicar a sus hijos a las siete de la mañana: **paciencia, ya casi sale**.`,
  },
  {
    key: 'carnaval',
    title: 'Bailes chinos en la fiesta de Sotaquí',
    category: 'valle',
    by: 'm.rivera',
    when: [-14, '10:05'],
    for: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'],
    cover: ['dance', 'Una pareja de baile'],
    text: `
Un grupo de básica acompañó al baile de Sotaquí con flauta y tambor. No fue una presentación: fue caminar detrás de los mayores y aprender mirando.

El alférez, don Rogelio, les cantó una cuarteta a cada uno. Las tenemos copiadas y las iremos leyendo en el acto de los lunes.`,
  },
  {
    key: 'cabritos',
    title: 'Nacieron cabritos en Carén',
    category: 'valle',
    by: 'e.tabilo',
    when: [-6, '08:45'],
    for: ['B1', 'B2', 'B3'],
    text: `
Eran dos y resultaron tres. Los llamaron Cometa, Cuarzo y Queso, por votación dividida.

Tercero básico lleva el registro de peso y aprende a sumar con coma. Se pueden visitar los jueves, **con las manos lavadas antes y después**.`,
  },
  {
    key: 'trashumancia',
    title: 'Cuando los crianceros suben a la cordillera',
    category: 'valle',
    by: 'c.jopia',
    when: [-16, '12:50'],
    for: ['B7', 'B8', 'M1', 'M2'],
    text: `
Cada diciembre, doce familias de la escuela parten con sus cabras a las veranadas. Son diez días de camino y tres meses de cumbre.

Hicimos con ellas un mapa que no está en ningún teléfono: aguadas, pircas, portezuelos y el lugar donde una vez nevó en enero. El original se queda en Carén; una copia, en la biblioteca.`,
  },
  {
    key: 'feria-quesos',
    title: 'Feria del valle: quesos, papayas y problemas de proporción',
    category: 'valle',
    by: 'p.campusano',
    when: [1, '08:30'],
    for: 'all',
    text: `
Primero medio monta una feria con productores de verdad y precios mal puestos a propósito. Para comprar hay que descubrir el error.

Será el {+3} en el patio de Merced, de 10:00 a 13:00. Traer bolsa de género y monedas.`,
  },
  {
    key: 'robot-marte',
    title: 'Primer lugar nacional con un robot que camina en la arena',
    category: 'reconocimientos',
    by: 'comunicaciones',
    when: [-7, '19:20'],
    for: 'all',
    cover: ['maths', 'Triángulo, círculo y cuadrado'],
    text: `
La prueba imitaba el suelo de Marte. Mientras las ruedas de otros equipos se hundían, el nuestro avanzó **como un escarabajo**, que de ahí vino la idea.

Lo programaron entre cinco, lo rompieron dos veces en el viaje y lo pegaron con el adhesivo de la mesa de al lado. Hoy está en la vitrina, todavía con arena.`,
  },
  {
    key: 'basquetbol',
    title: 'Las cabras del norte, campeonas provinciales de básquetbol',
    category: 'reconocimientos',
    by: 'a.toro',
    when: [-10, '20:40'],
    for: ['M1', 'M2', 'M3', 'M4'],
    cover: ['football', 'Una cancha'],
    text: `
Invictas: siete partidos y siete victorias. La final contra Combarbalá se definió con un triple de Millaray a cuatro segundos del término.

El nombre del equipo lo eligieron ellas. La mascota, que es una cabra de lana con zapatillas, la tejió la señora Zoila.`,
  },
  {
    key: 'olimpiada-astronomia',
    title: 'Dos estudiantes viajan a la olimpiada de astronomía',
    category: 'reconocimientos',
    by: 'direccion',
    when: [-19, '09:25'],
    for: 'all',
    text: `
Renata, de segundo A, y Joel, de tercero B, quedaron entre los cinco que representan al país. Empezaron juntos en el taller de sexto básico, con un telescopio hecho de tubos de PVC.

Viajan en enero. El centro de apoderados vende mermelada de damasco para ayudar con el pasaje.`,
  },
  {
    key: 'ajedrez-gigante',
    title: 'Ajedrez gigante en el patio de los pimientos',
    category: 'valle',
    by: 't.velasquez',
    when: [-21, '15:15'],
    for: ['B5', 'B6', 'B7', 'B8'],
    text: `
Las piezas son de madera de cajón tomatero y miden sesenta centímetros. Mover una torre pide pensar dos veces, porque después hay que devolverla.

Hay partida abierta en cada recreo; una jugada por persona y nadie puede jugar dos seguidas.`,
  },
  {
    key: 'muro-piedra',
    title: 'La pirca que levantó séptimo',
    category: 'valle',
    by: 'm.aguirre',
    when: [-2, '17:00'],
    state: 'draft',
    for: ['B7'],
    text: `
Sin cemento, piedra sobre piedra, como la hacían los abuelos. Mide cuatro metros y ya tiene un inquilino: una lagartija que toma sol a las once.

*Agregar las fotos de Simón.*`,
  },
  {
    key: 'coro-navidad',
    title: 'Ensayos del coro para la despedida del año',
    category: 'artes',
    by: 'm.ledezma',
    when: [-3, '10:55'],
    state: 'draft',
    for: 'all',
    cover: ['music', 'Notas musicales'],
    text: `
Cantaremos tres villancicos del Norte Chico y una canción elegida por los estudiantes. Los ensayos son martes y jueves, de 16:00 a 17:00, y no hace falta leer partitura.`,
  },
];
