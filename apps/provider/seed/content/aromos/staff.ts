/** One person a line: name, position, role, scope, status. */
export const staff = `
Hernán Bascuñán Letelier; Jefe de administración; administrador
Patricia Valdivieso Godoy; Subdirectora; direccion
Luis_Alberto Meneses Farías; Coordinador académico de básica; direccion; B1 B2 B3 B4 B5 B6
Carolina Undurraga Pinto; Coordinadora académica de media; direccion; M1 M2 M3 M4
Sergio Canales Norambuena; Inspector de básica; inspectoria; B1 B2 B3 B4 B5 B6
Mónica Retamal Ibáñez; Inspectora de media; inspectoria; M1 M2 M3 M4
Danilo Arriagada Cofré; Encargado de convivencia; inspectoria; B7 B8 M1 M2
Fernanda Lillo Barros; Fotografía y redes; comunicaciones
Verónica Sepúlveda Rozas; Profesora jefa de 1° A; docente; B1-A
Claudia Inostroza Vera; Profesora jefa de 1° B; docente; B1-B
Jimena Parada Solís; Profesora jefa de 2° A; docente; B2-A
Marisol Yáñez Toro; Profesora jefa de 2° B; docente; B2-B
Andrés Cubillos Mardones; Profesor jefe de 3° A; docente; B3-A
Rosa Llanos Peñailillo; Profesora jefa de 3° B; docente; B3-B
Pamela Guajardo Bravo; Profesora jefa de 4° A; docente; B4-A
Ricardo Moya Sanhueza; Profesor jefe de 4° B; docente; B4-B
Bárbara Tapia Orellana; Profesora jefa de 5° A; docente; B5-A
Ximena Rebolledo Mora; Profesora jefa de 5° B; docente; B5-B
Gonzalo Vilches Duarte; Profesor jefe de 6° A; docente; B6-A
Natalia Bustos Carrasco; Profesora jefa de 6° B; docente; B6-B
Esteban Quintana Rioseco; Profesor de Historia y jefe de 7° B; docente; B7 B8
Lorena Alarcón Fuenzalida; Profesora de Inglés y jefa de 8° A; docente; B7 B8 M1
Víctor Hormazábal Díaz; Profesor de Ciencias y jefe de 8° B; docente; B7 B8
Macarena Oyarzún Leiva; Profesora de Lenguaje y jefa de I A; docente; M1 M2
Iván Cáceres Montero; Profesor de Matemática y jefe de I B; docente; M1 M2
Alejandra Poblete Arancibia; Profesora de Biología y jefa de II A; docente; M1 M2 M3
Mauricio Grandón Salas; Profesor de Física y jefe de II B; docente; M2 M3 M4
Constanza Iturra Neira; Profesora de Filosofía y jefa de III A; docente; M3 M4
Felipe Zúñiga Aguayo; Profesor de Historia y jefe de III B; docente; M3 M4
Isabel Monsalve Robles; Profesora de Lenguaje y jefa de IV A; docente; M3 M4
Óscar Pino Valenzuela; Profesor de Química y jefe de IV B; docente; M3 M4
Javiera Henríquez Donoso; Profesora de Matemática; docente; B5 B6 B7 B8
Camilo Riquelme Astudillo; Profesor de Música; docente; B1 B2 B3 B4 B5 B6 B7 B8
Daniela Fica Troncoso; Profesora de Artes Visuales; docente; B5 B6 B7 B8 M1 M2
Jorge Luengo Parra; Profesor de Educación Física; docente; B5 B6 B7 B8
Tamara Ossandón Ruiz; Profesora de Educación Física; docente; M1 M2 M3 M4
Benjamín Aedo Urrutia; Profesor de Tecnología y robótica; docente; B7 B8 M1 M2
Silvia Marambio Cuevas; Educadora diferencial; docente; B1 B2 B3 B4
Rocío Escobar Villalobos; Educadora diferencial; docente; B5 B6 B7 B8
Nelson Cerda Pavez; Profesor de Religión; docente; B1 B2 B3 B4 B5 B6
Gloria Contreras Aravena; Bibliotecaria; docente; B1 B2 B3 B4 B5 B6 B7 B8 M1 M2 M3 M4
Amanda Ulloa Jiménez; Psicóloga; asistente; B5 B6 B7 B8
Marcos Saavedra Maldonado; Trabajador social; asistente; B1 B2 B3 B4
Teresa Garrido Espinoza; Técnica en enfermería; asistente; B1 B2 B3 B4 B5 B6 B7 B8
Yasna Belmar Fernández; Asistente de aula; asistente; B1
Katherine Novoa Castro; Asistente de aula; asistente; B2
Manuel Chandía Rivas; Encargado de mantención; asistente; LN
Raquel Suazo Hidalgo; Secretaria académica; asistente
Eduardo Faúndez Lara; Encargado de laboratorio; asistente; M1 M2 M3 M4
Irma Villagra Muñoz; Encargada del casino; asistente
Hugo Bravo Santander; Representante del centro de padres; lectura; B3 B4
Adriana Matus Olguín; Centro de padres; lectura; B7 B8
Gabriel Rosales Peña; Asesor contable; lectura; ; suspended
Trinidad Cornejo Abarca; Practicante de Pedagogía Básica; lectura; B4; pending
`;
