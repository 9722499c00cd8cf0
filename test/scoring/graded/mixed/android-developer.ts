/** Android developer, Munich workshop software, a Word table: three years of Kotlin on Android, Compose in a released app, German B2, degree or IT apprenticeship. */
import type { GradedJob } from '../types.ts';

export const androidDeveloperJob: GradedJob = {
  job: 'android-developer',
  title: 'Android Developer (m/f/d)',
  spec: `JOB PROFILE | Version 3 | approved HR/BR 09.2026
Position | Android Developer (m/f/d), full time, permanent
Department | Product Engineering, Mobile Diagnostics
Place | Munich-Moosach, 2 home office days
Reports to | Team Lead Mobile

The company | Rautenfels GmbH makes diagnostic devices for independent car workshops. 340 staff, family owned since 1971.

Tasks | Develop our workshop app (tablet and phone, 52,000 installations) and its connection to the diagnostic dongle
 | Talk with mechanics and trainers in the workshops, observe, take their wishes into the backlog (the workshops speak German, hence German at least B2 is indispensable, the team itself works in English)
 | Code review, unit and UI tests, release via Play Console and MDM
 | Support 3rd level in case of field problems

Required | Completed degree in computer science or similar, or apprenticeship as Fachinformatiker, or a comparable foreign qualification
 | Minimum 3 years commercial Android development in Kotlin
 | Jetpack Compose used in at least one released app

Of advantage | Bluetooth Low Energy, OBD/UDS/CAN, offline sync (Room, WorkManager), Gradle convention plugins, Kotlin Multiplatform, automotive interest

We offer | 38 h week, 30 days, canteen, Deutschlandticket, a lift in the yard for your own car
Salary band | EUR 62,000 to 76,000
Application | via the portal, with certificates, until 12 December. Severely disabled applicants are given preference if equally suited. Contact: Frau Obermaier, HR`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'Seven years of Kotlin, Compose in a large released app, German mother tongue, degree, and BLE and offline sync on top.',
      lacks: [],
      cv: `Lebenslauf / CV (English version as requested)

Personal | Katharina Brandl, Freising | Driving licence B, A
Languages | German (mother tongue), English C1

Work
10/2021 – today | Android developer (since 2024 senior), Hopfenau Medizintechnik GmbH, Garching
 | App for insulin pumps, 80,000 active users, Kotlin only. Migrated 90 screens from XML to Compose 2022 to 2024, released step by step in Play Store
 | BLE stack: bonding, MTU, reconnect state machine; field logs analysed together with hospital trainers
 | Offline first with Room and WorkManager, sync conflicts
 | MVI, coroutines/Flow, Hilt, Paparazzi screenshot tests, Gradle convention plugins
04/2019 – 09/2021 | Junior Android developer, Lindwurm Apps, Munich
 | Kotlin from first day. Ticketing app for a transport association, white label for 6 cities

Study
2015 – 2019 | B.Sc. Informatik, Hochschule München, grade 1.9. Thesis: energy use of BLE scanning on Android
2014 | Abitur

Other | Restores a 1983 Golf GTI, OBD is therefore sadly of no use privately. Trainer certificate AEVO 2023.`,
    },
    {
      name: 'payment-terminals',
      kind: 'gem',
      low: 80,
      high: 94,
      best: 86,
      why: 'Called a terminal software engineer, yet five years of Kotlin on Android card readers with a Compose UI rolled out to 30,000 merchants; Austrian, HTL diploma.',
      lacks: [],
      cv: `Matthias Egger, Salzburg (moving to Munich in January, my wife has a post there)

TERMINAL SOFTWARE ENGINEER

I write what the waiter sees when you pay by card. The readers of the last generation are Android 10 to 13 devices without Google services, so although my card says "terminal", my day is Android Studio, coroutines, instrumented tests and adb on a cranky bench of 40 devices.

Tauernpay AG, Wals, since May 2021
- payment and tip application, 100 % Kotlin, rolled out to around 30,000 merchants in AT, DE and CH over our own device management
- UI rewritten with Compose in 2023 (released 03/2024); own theme, large fonts, TalkBack certified by the blind association
- radio: pairing of cash register and reader over Bluetooth (classic and LE), lost-message recovery
- transactions are stored with Room when the line is down and forwarded later
- hotline of last resort; I drive to restaurants and watch

Alpenkassa GmbH, Hallein, 2017 to 2021
- cash register software, C# and a little Java

Schooling: HTL Salzburg, Höhere Abteilung für Informatik, Diplomprüfung 2016, title Ingenieur (Ing.) awarded 2021. Zivildienst, Red Cross, 2017.

Mother tongue as spoken in Pinzgau, standard German on request; English good (daily work with the Taiwanese manufacturer).`,
    },
    {
      name: 'german-a2',
      kind: 'denial',
      low: 57,
      high: 71,
      best: 65,
      why: 'Technically the best of all, but his German is A2 with a course running, and B2 is indispensable.',
      lacks: ['German at least B2 is indispensable'],
      cv: `RAFAEL MONTEIRO DE SÁ
Senior Android Engineer | Munich, Germany (EU Blue Card since Feb 2025)

Senior Android Engineer, Velora Mobility, Munich, Feb 2025 to present
Kotlin, Compose, KMP. Driver app for e-scooter service crews (12k daily users, Play Store and MDM). Designed the BLE lock protocol client, firmware over the air, offline task queue with WorkManager. CAN dumps from the scooter decoded for the crew's diagnosis screen. Reduced crash rate from 1.4 % to 0.15 %.

Android Engineer, Banco Ipê Digital, São Paulo, 2020 to Jan 2025
Kotlin only code base, 60 modules, 20 million users. Compose design system since 1.0 (2021). Gradle convention plugins, build time minus 45 %. Baseline profiles. Led chapter of 9.

Android Developer, Fábrica de Apps, Campinas, 2017 to 2020
Java, then Kotlin from 2018. Eight apps for clients.

Education
Bacharelado em Ciência da Computação, UNICAMP, 2016 (recognised, Anabin H+)

Languages
Portuguese native. English C1 (IELTS 7.5). Spanish B2. German A2: evening course B1.1 at the Volkshochschule started in September, I can order parts but not yet discuss them.

Talks: Android Dev BR 2023, GDG Munich 2026. Surf, churrasco.`,
    },
    {
      name: 'java-until-2016',
      kind: 'old',
      low: 27,
      high: 43,
      best: 35,
      why: 'Graduate and native speaker who really wrote Android, but in Java until 2016, product owner since; no commercial Kotlin and no Compose.',
      lacks: [
        'Minimum 3 years commercial Android development in Kotlin',
        'Jetpack Compose used in at least one released app',
      ],
      cv: `Dipl.-Inf. (FH) Stefan Wagenknecht, 82110 Germering

I would like to return from management to engineering, and cars are my passion (workshop-grade home garage, VCDS and ODIS user, Schrauber since I was 15).

Since 04/2021
Senior Product Owner, Isarwerk Connected Services. Backlog for a connected car app (iOS and Android teams, 14 people). Roadmap, user interviews in dealerships and independent garages, SAFe ceremonies, Play Console reporting. I no longer write code in this role.

2016 to 03/2021
Product Manager Mobile, then Head of Apps, Kaufrausch24 (online retail).

2010 to 06/2016
Android developer, Mobilfritz GmbH. I was there from Android 1.6 Donut on. Java, Eclipse ADT, later Android Studio; fragments, SQLite, SyncAdapter, Bluetooth SPP for an ELM327 trip computer that reached 400,000 downloads, Holo and Material 1. Lead of three developers from 2013.

2007 to 2010
Java ME and Symbian developer, same house.

Degree: Diplom-Informatiker (FH), Hochschule Augsburg, 2006
Further training: Certified Scrum Product Owner 2017, Leading SAFe 2020, "Kotlin for Java Developers" (online, 2026), Compose codelabs (2026)
Languages: German native, English fluent`,
    },
    {
      name: 'flutter-pasted',
      kind: 'pasted',
      low: 38,
      high: 53,
      best: 46,
      why: 'A Flutter developer with degree and German whose own work holds hardly any Kotlin; the tasks and requirements are copied from the advert and count for nothing.',
      lacks: [
        'Minimum 3 years commercial Android development in Kotlin',
        'Jetpack Compose used in at least one released app',
      ],
      cv: `Yusuf Karadeniz, Mobile Developer, Augsburg

Profile
Develop our workshop app (tablet and phone, 52,000 installations) and its connection to the diagnostic dongle. Talk with mechanics and trainers in the workshops, observe, take their wishes into the backlog. Code review, unit and UI tests, release via Play Console and MDM. Minimum 3 years commercial Android development in Kotlin. Jetpack Compose used in at least one released app. Bluetooth Low Energy, OBD/UDS/CAN, offline sync (Room, WorkManager), Gradle convention plugins, Kotlin Multiplatform, automotive interest.

Work experience
03/2022 – now, Flutter developer, Fuggerei Digital GmbH
- app for craftsmen (time sheets, photos, signatures), Android and iOS from one Dart code base, Bloc, Drift database, offline sync
- flutter_blue_plus for a laser distance meter; for this I wrote one platform channel in Kotlin (approx. 300 lines)
- releases in Play Console and App Store Connect, Codemagic
- visits to customers on site, training of foremen

10/2020 – 02/2022, working student, same company: React Native bug fixing

Education
B.Sc. Wirtschaftsinformatik, Technische Hochschule Augsburg, 2022
Fachabitur Technik 2017

Languages: German and Turkish (both mother tongue), English B2
Hobbies: football referee (Kreisliga), BMW E36`,
    },
  ],
};
