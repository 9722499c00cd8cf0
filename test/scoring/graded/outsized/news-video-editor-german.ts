/** News picture editor at a German-language broadcaster's London bureau; three years cutting broadcast news, Avid Media Composer and fluent German decide. */
import type { GradedJob } from '../types.ts';
export const newsVideoEditorGerman: GradedJob = {
  job: 'news-video-editor-german',
  title: 'News Video Editor (German-speaking)',
  spec: `News Video Editor (German-speaking), London bureau

Rheinkanal is a public television network that reports in German to viewers in four countries. Our London bureau, two correspondents, a producer, a camera crew and two editors, needs a video editor for its daily packages, live inserts and now and then a half-hour documentary.

You will cut pictures and sound with the correspondent beside you, often against the clock, lay voice-over, grade and mix simply, and send finished pieces to Cologne. You will also look after our rushes archive.

You must bring at least three years of editing news or current affairs for broadcast, a sure hand in Avid Media Composer, and fluent German (C1 or better), since interviews, scripts and talk in the edit suite are in German. Good English is taken for granted. After Effects, Baselight or Resolve, and experience of satellite or IP feeds would be welcome.

Shifts include early mornings and one weekend in three. Salary 43,000 to 49,000 pounds. Write to the bureau chief with a CV and a link to three pieces.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'A German native with eight dated years of cutting daily news and documentaries in Avid, with feeds, After Effects and Resolve.',
      lacks: [],
      cv: `Annika Reuschel
Mediengestalterin Bild und Ton / Cutterin
Walthamstow, London E17
a.reuschel@example.com | +44 7700 900224
Born in Kassel, 1993. Settled status in the UK.

PROFILE
I put together reports for the screen at the speed that the day asks for, and longer films when there is time to breathe. Eight years in newsrooms in Hamburg and London. Calm at two minutes to air. I listen closely to reporters, but I say when a shot does not carry the sentence.

PROFESSIONAL EXPERIENCE

Picture Editor, Transatlantic News Pool, London
04.2021 to today
- Cut between three and six items per shift for client stations in Germany, Austria, Switzerland and the Netherlands, in lengths of 40 seconds to six minutes.
- Everything on Media Composer with shared Nexis storage and MediaCentral; I set up the bin templates that all seven of us use.
- Work beside correspondents, mostly in German, sometimes by headset with somebody standing in the rain in Downing Street.
- Record voice tracks, balance atmos and music, do a first grade, make aspect and loudness comply with EBU R 128.
- Book and take in lines by satellite, LiveU and SRT, and play out finished packages to Mainz, Vienna and Zurich.
- Covered the Queen's funeral, the coronation and two general elections, among them a shift of nineteen hours.
- Cut four documentaries of 28 to 44 minutes; one about the Thames estuary was repeated three times.
- Keep the rushes library: metadata, rights notes, deletion list on the last Friday of the month.
- Make simple maps and lower thirds in After Effects.

Cutterin, Nordwest Fernsehen, Hamburg
09.2018 to 03.2021
- Regional evening news programme of thirty minutes, five days out of seven.
- Three to four pieces a day of 90 seconds to three minutes, plus headlines and teasers.
- Avid, later also Resolve for features.
- Trained eight video journalists to cut simple voice-overs for themselves.
- Representative of the editing department on the committee for the new shift plan.
- During the first lockdown set up a way to cut from home with proxies.

Trainee, Mediengestalterin Bild und Ton, Elbstudio GmbH, Hamburg
08.2015 to 08.2018
- Three-year dual training: camera assistance, sound, editing, studio vision mixing.
- Cut the weekly port magazine from my second year.
- Finished with the mark 1.7 before the Hamburg Chamber of Commerce.

Voluntary ecological year, Norderney
09.2013 to 08.2014
- Bird counts, guided walks across the mud flats, a small film about terns.

Waitress and language student, Brighton
10.2014 to 06.2015

EDUCATION
IHK qualification, Mediengestalterin Bild und Ton, July 2018
Abitur, Goetheschule Kassel, 2013 (grade 2.1; advanced courses art and English)

FURTHER TRAINING
Avid Certified User, Media Composer, 2019
DaVinci Resolve colour, five days, Munich, 2020
Hostile environment and first aid, three days, 2023
Verification of user-generated video, one day, 2024
Media law for editors, one day, 2022

SOFTWARE
Media Composer, MediaCentral, iNEWS, OpenMedia, After Effects, Photoshop, Resolve, iZotope RX, LiveU Central, Aspera

LANGUAGES
German: mother tongue
English: C2 (Cambridge Proficiency, 2016)
Dutch: understand it well
French: school

AWARDS
Regional journalism prize of a northern savings bank foundation, team prize, 2020, for a series on village shops.

FREELANCE AND PRIVATE FILMS
Ebb, 17 minutes, essay on the Norderney ferry; shown at festivals in Husum and Falmouth in 2022. Titles for a friend's feature film, 2024.

VOLUNTEERING
I teach editing on Tuesday evenings at a youth club in Leyton, with eight laptops, eight teenagers and a good deal of pizza. Since 2023 also on its management committee.

INTERESTS
Sea swimming, Super 8, choir, growing tomatoes on a balcony that faces north.

AVAILABILITY
Notice of two months. Weekends and nights are normal to me. Three links and the names of two correspondents I can send at once.`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 52,
      high: 67,
      best: 60,
      why: 'Ten years of newsroom cutting in Avid, but he states that his German is at A2, and the interviews, scripts and suite are in German.',
      lacks: ['Fluent German, C1 or better (states A2)'],
      cv: `JOEL HAVERSTOCK
Video editor, news and current affairs
Lewisham, London SE13
07700 900810 | joel.haverstock@example.com

PERSONAL STATEMENT
Ten years of turning rushes into stories for television, from forty-second floats to half-hour films. Fast, exact, and pleasant to sit beside for eight hours. I have worked with crews from a dozen countries and enjoy the mixture of nerves and jokes that is a foreign bureau.

CAREER TO DATE

SENIOR NEWS EDITOR (PICTURES), Meridian Globe Television, London
July 2020 - present
> Daily bulletins and a weekly foreign affairs programme; up to seven cut items per shift.
> Edit on Avid Media Composer from shared storage, with iNEWS and Interplay.
> Sit with correspondents at base and with those abroad by video call; four trips as field editor, to Kyiv, Ankara, Berlin and Doha.
> Three weeks in Berlin for the 2025 election, cutting German interviews with a translator next to me and time-coded English scripts.
> Voice recording, track laying, noise repair and a basic mix; grade for matching cameras.
> Ingest of satellite, bonded cellular and IP lines; delivery to partners.
> Rota for a team of eleven since 2023, and two assistants to teach.
> Edited an investigation of unsafe flats that was nominated for a national award in 2022.

NEWS EDITOR, Southbank Regional News, London
January 2017 - June 2020
> Lunch and evening programmes, from breaking stories to features and sport.
> Moved with the newsroom from tape ingest to files and wrote the guide for reporters.
> Late desk one week in four, alone with a producer.
> Cut the station's thirty-minute film about the river bridges.
> Kept the archive of 14,000 clips in order.

ASSISTANT EDITOR, Halcyon Post, Soho
August 2014 - December 2016
> Media management for factual series: syncing, grouping, logging, conforming.
> Night turnarounds for a cookery show.
> First cuts of online extras and trails.
> Promoted from runner after seven months.

RUNNER, Halcyon Post, Soho
January 2014 - July 2014
> Tea, tapes, taxis.

EDUCATION
BA (Hons) Film and Television Production, University of Westminster, 2:1, 2013
A levels in Media (A), History (B) and Photography (B), Haberdashers, 2010

COURSES
Media Composer, Avid Certified Professional, 2018
After Effects, three days, 2019
Resolve for editors, two days, 2021
Hostile environments (HEFAT), 2022, refreshed 2025
BBC Academy open course on trauma in the newsroom, 2023
Subtitling and access services, half a day, 2024

TECHNICAL
Media Composer, Premiere Pro, Interplay, iNEWS, Resolve, After Effects, Pro Tools (basics), LiveU, Signiant, EVS (playback), Excel

LANGUAGES
English, native
French, B2; I lived in Lyon for a year between school and university
German, A2: I take an evening class at the Goethe-Institut and can order dinner and follow a timeline, but I could not yet judge a sound bite by myself
A few polite words of Arabic

AWARDS AND NOMINATIONS
Nomination, current affairs (as editor), 2022
Rising talent, regional television society, 2018

OTHER WORK
Guest lecturer at Westminster on one afternoon a term since 2021. Juror for student films at a documentary festival in Sheffield, 2024.

VOLUNTARY
I cut the yearly appeal film of a hospice in Sydenham, free of charge, and mentor two young people from Lewisham who would like to get into television.

INTERESTS
Cycling to work in all weathers, vinyl from West Africa, five-a-side on Mondays, a slow project to photograph every lido in Britain (61 down).

DETAILS
Driving licence; British passport with plenty of empty pages; happy with early and weekend shifts; three months' notice, perhaps less. Referees are the head of craft at Meridian and the editor of the foreign affairs programme.`,
    },
    {
      name: 'years',
      kind: 'years',
      low: 54,
      high: 70,
      best: 63,
      why: 'A German native who cuts news in Avid and claims ten years, but the dates show one year and ten months of news editing after weddings and company films.',
      lacks: ['Three years of editing news or current affairs for broadcast (dates show under two)'],
      cv: `Matthias Oberlechner
Peckham Rye, London SE15
matthias.oberlechner@example.net
07700 900359
Citizen of Austria and (since 2024) of the United Kingdom

PROFILE
Experienced news editor with ten years in the cutting room. I come from the Pustertal side of Tyrol, where one learns to be brief. Quick with pictures, careful with facts, at ease with reporters in German or English.

EXPERIENCE

News Editor
Alpha Zulu Media Services, London
January 2025 - now
- Cut reports for client stations in Vienna, Bern and Berlin on four shifts a week, two to five per shift, from 30 seconds to four minutes.
- Avid Media Composer on central storage, scripts by email or from OpenMedia.
- Correspondents dictate by telephone or sit in the suite; the working language with most is German.
- Look after voice-over, loudness, subtitles and archive notes.
- Take feeds by LiveU and file transfer; uplink booked through the traffic desk.
- Cut a 26-minute film about fishing towns after Brexit, broadcast in October 2025.
- On the rota for early shifts that start at 4.30.

Film-maker and editor, self-employed
Oberlechner Bild, London
May 2019 - December 2024
- Some 110 weddings, most of them in barns in Kent and Sussex.
- Image films for two breweries, a law firm and a chain of dental practices.
- Shot, cut and graded on Premiere Pro and Resolve; music licensing; invoices.
- Livestreams of company meetings and funerals during the lockdowns.
- Bought and let out a small lighting kit.
- Wrote a wedding editing course that has sold 600 times.

In-house video producer
Kettleman Sportswear, London
March 2016 - April 2019
- Product clips, athlete portraits and trade-fair loops for web shops in nine languages.
- Cut on Premiere Pro, animated prices and sizes in After Effects.
- Organised shoots in Tenerife, Oslo and Margate.
- Supervised two placement students a year.
- Introduced a naming scheme and backup routine after a disk failed.

Cinema projectionist and front of house
Ritzy-type house in Deptford
October 2013 - February 2016
- Digital and 35 mm projection, ingest of DCPs, key delivery messages.
- Opened and closed, cashed up, cleaned popcorn machines.
- Programmed a monthly evening of mountain films.

Ski instructor
Sillian and Obertilliach, Austria
Winters 2009/10 to 2012/13
- Groups of children and beginners, in German, Italian and English.

EDUCATION AND TRAINING
BA Media Arts, Fachhochschule Salzburg, 2013
Matura, BG Lienz, 2008
Avid Media Composer 101 and 110, London, November 2024
After Effects, evening course, 2017
Civil drone permit (A2 CofC), 2021
Media law for freelances, NUJ, one day, 2025
First aid at work, 2023

TOOLS
Media Composer, Premiere Pro, Resolve Studio, After Effects, Audition, OpenMedia, LiveU, Frame.io, Sony FX6 and FX3

LANGUAGES
German (first language)
English (C2)
Italian (B2)

OTHER
Military service with the Austrian army's mountain troops, 2008 to 2009.
Prize of the audience, Lienz short film days, for Kuhglocken, 9 minutes, 2018.
Volunteer with a mountain rescue dog team when I am at home in summer.
Member of the NUJ since 2025.

INTERESTS
Climbing at the Castle in Stoke Newington, brass band (flugelhorn), making speck in a cellar that is not quite cold enough, and following FC Wacker Innsbruck with patience.

LINKS
Three reports and the fishing film on request, with a password. Colleagues at Alpha Zulu and the Bern correspondent will speak for me. Free from 1 January.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 12,
      high: 28,
      best: 20,
      why: 'Speaks native German, but her posts are in travel sales and office management; news editing and Avid stand only in the profile, the skills and course titles.',
      lacks: [
        'Three years of editing news or current affairs for broadcast',
        'Avid Media Composer shown in use',
      ],
      cv: `SABINE TRAUTWEIN-COLE
Richmond upon Thames, Surrey
sabine.tc@example.com, 07700 900602

PROFILE
Passionate German-speaking News Video Editor with a sure eye for pictures, sound and story. Avid Media Composer, voice-over, grading, mixing, live inserts, rushes archive, satellite and IP feeds. Able to cut daily packages and documentaries under pressure beside correspondents. Ready to bring my energy to a public television network in London.

EDITING SKILLS
Avid Media Composer; news editing; current affairs; documentary; track laying; colour grading (Baselight, Resolve); After Effects; loudness; satellite feeds; IP contribution; archive and metadata; working to deadline

EMPLOYMENT

Office Manager, Kew Bridge Orthodontics, Brentford
May 2019 - present
- Run the front of house of a practice with four clinicians and eleven staff.
- Rotas, holidays, payroll information, petty cash and the supplies budget of 96,000 pounds.
- Answer complaints and review the wording of letters to patients.
- Introduced online booking, which reduced missed appointments by 22 per cent.
- Prepared the practice for two inspections by the Care Quality Commission.
- Update the website and post a photograph or a phone clip to Instagram on most Fridays.
- Recruit and induct receptionists and trainee nurses.

Senior Travel Consultant, Rhine & Danube Journeys, Twickenham
February 2012 - April 2019
- Sold river cruises and Christmas market tours to British customers; yearly sales of about 1.3 million pounds.
- Dealt with ship operators and hotels in Germany and Austria by telephone and email, in German.
- Edited the brochure texts and checked the translation of menus and safety cards.
- Escorted nine groups, from Basel to Budapest.
- Spoke at evenings for garden clubs with a slide show.
- Won the company's prize for customer care in 2016.

Reservations Agent, Luftkreuz Airways call centre, Hounslow
August 2007 - January 2012
- Bookings, changes and lost luggage for callers from Germany, Austria and Switzerland.
- Team coach from 2010 for twelve agents.
- Helped in the crisis room during the ash cloud of April 2010.

Au pair and language assistant, Esher
September 2005 - July 2007
- Looked after three children and helped at a grammar school with German conversation.

Trainee, Reisebuero Sonnenschein, Goettingen
August 2002 - July 2005
- Apprenticeship in travel trade with the IHK examination.

EDUCATION AND COURSES
Avid Media Composer Essentials (online, 10 hours), 2026
Become a Broadcast News Editor (online, 14 hours), 2026
Colour grading for beginners (online, 5 hours), 2026
After Effects in a weekend, 2025
Diploma in Practice Management, Level 4, 2021
Kauffrau, IHK Hannover, 2005
Realschulabschluss and Fachabitur, Goettingen, 2002
GDPR in healthcare, 2023
First aid at work, 2024

IT
Microsoft Office, Dentally, Amadeus, Sabre, Xero, Canva, WordPress

LANGUAGES
German: native
English: fluent, in Britain since 2005
Spanish: conversation

VOLUNTEERING
Secretary of the parents' association at the German School in Richmond from 2016 to 2021; minutes, bazaar and a lantern procession for 400 children. At the St Martin festival I have filmed the horse on my telephone and put the clip in the newsletter.

INTERESTS
I watch the German evening news every day and often think how I would have cut it. Rowing on the Thames (bow side), baking Stollen, photographing herons, detective novels from Friesland.

WHY THIS POST
My friends say that my holiday films are better than television. The online teacher praised my final exercise, a two-minute report made from supplied clips. I am a fast learner who would be proud to work for a channel that I grew up with. References from the practice owner and the former director of Rhine & Danube.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 10,
      best: 3,
      why: 'A supermarket and warehouse manager with a long list of general strengths, no editing and no German.',
      lacks: [
        'Three years of editing news or current affairs for broadcast',
        'Avid Media Composer',
        'Fluent German, C1 or better',
      ],
      cv: `WENDELL PREW
Croydon, CR0
Telephone 07700 900978
Email wendell.prew@example.com

PROFESSIONAL SUMMARY
Energetic operations leader with nineteen years in food retail and distribution. I deliver results through people, keep my head against the clock, communicate clearly from shop floor to boardroom, and look after budgets as though the money were mine. Used to early mornings, late evenings and weekends.

CORE COMPETENCIES
Leading large teams; coaching; change; budgets and cost control; health and safety; customer service; stock accuracy; rota planning; problem solving; presentations; Microsoft Office; Power BI

EMPLOYMENT RECORD

Warehouse Shift Manager, Greenmarket Distribution, Croydon
September 2020 - present
- In charge of 85 colleagues on a chilled site that sends out 410,000 cases a week to 120 shops.
- Morning briefing at 5.15, followed by a walk round every aisle.
- Pick rate up from 168 to 191 cases an hour without extra agency labour.
- Led the introduction of voice-directed picking with three trainers and two pilot teams.
- Investigate accidents and near misses; lost-time injuries down by half.
- Hold return-to-work, disciplinary and appraisal meetings.
- Report each week to the site director on cost, service and waste.
- Lead for the move of the site's recycling to a new contractor.

Store Manager, Fairlawn Supermarkets, Purley
April 2014 - August 2020
- Shop of 22,000 square feet, sales of 19 million pounds, team of 140.
- Took waste from 2.9 to 1.8 per cent of sales.
- Third best in the region for availability in 2018 and 2019.
- Managed a refit over seven weeks with the doors open every day.
- Brought in local bakers and a cheese maker from the Downs.
- Organised the queue, the limits and the deliveries to vulnerable people in spring 2020.
- Five of my team leaders have since been given shops of their own.

Deputy Manager, Fairlawn Supermarkets, Sutton
February 2010 - March 2014
- Fresh departments, replenishment and nights.
- Planned Christmas for two years running, with 60 temporary staff.
- Member of the working party for self-checkouts.

Team Leader and Trainee Manager, Fairlawn Supermarkets, Mitcham
July 2007 - January 2010
- Checkouts, then produce, then beers, wines and spirits.
- Completed the trainee programme six months early.

EDUCATION
BA (Hons) Business and Human Resources, Kingston University, 2:2, 2007
BTEC National Diploma in Business, Croydon College, 2004
GCSEs in nine subjects, 2002

CERTIFICATES
NEBOSH National General Certificate, 2021
Lean Six Sigma Yellow Belt, 2022
Level 3 Food Safety, 2015
Personal licence, 2010
Mental Health First Aid, 2023
Counterbalance and reach truck, 2020
Fire marshal, 2025

ACHIEVEMENTS
Regional manager of the year, 2018. Raised 31,000 pounds for a children's hospice through a sponsored row in the car park. Spoke to sixth-formers about careers in retail.

COMMUNITY
School governor in Thornton Heath since 2019, on the finance committee. Leader of a Cub pack, second in charge, on Thursday evenings. I help at a food bank on the first Saturday of every month, where I set up the stock system.

LANGUAGES
English. A little Patois from my grandmother.

PERSONAL
Married with two daughters. Crystal Palace season ticket holder, keen on jerk cooking, gospel choir and long walks on the North Downs. Licence to drive cars and vans.

LOOKING FOR
A fresh challenge in a new industry where reliability, leadership, teamwork and a positive attitude count. I can start after four weeks and will gladly undertake any training that is required. References from my present site director and from my former regional manager are available.`,
    },
  ],
};
