// Written by `npm run fit:clauses -- --write`: by sign how strongly it speaks for a demand, a wish, work and anything else.

/** A sign a line, with a letter for each meaning: later letters of the alphabet speak for it, earlier ones against it. */
export const CLAUSE_SIGNS = `
*afbs
KaboutlJK/
Kabouti/IAX
KaboutpeJM/
KboilerplateTUV/
KboilerplateiBFZ/
KboilerplatepVVU/
KdutypTjg
KdutyidJ/A
KdutyprVYo
Kmust/PaU
KmustioKtd
Kmustp/VAI
KniceT/GI
KniceiN/MA
KnicepW/AS
P1$PPY/
P10rAf0
P1aioPi
P1abgeschlossene/CFB
P1ablea2LZ
P1applyHMa/
P1at5TLa
P1bachelor0AOp
P1buildGL/I
P1clearAmA/
P1current3GKg
P1dasApjq
P1dejAA+
P1degreeY8BL
P1experienceI/Eb
P1first9kAT
P1five/IFY
P1fluentypdA
P1forApwl
P1fouroAA/
P1fullL2Rk
P1have+6AA
P1havingg/AC
P1hiKRD/
P1ideally/bAD
P1ifAnez
P1itE+Oj
P1keepaA/H
P1kenntnisseQ8AR
P1knowledgeFwdf
P1lqxLK
P1leadOV/A
P1leshzAe
P1master/PCS
P1mindestens/AAV
P1minimum/GAR
P1nooGng
P1nousYA/G
P1oneqGoZ
P1ourZD/U
P1permanentFIT/
P1practiceA+US
P1prepareUV9R
P1qualified/VLC
P1reviewPM/H
P1rightAGH/
P1runfW/A
P1salaryNKL/
P1sendIPV/
P1siemA5N
P1somebody0A/A
P1sql/CLF
P1startFBS/
P1subjectVPS/
P1takeXL/J
P1thejNpj
P1three+AGs
P1to8OfR
P1twoaFf0
P1unnrAc
P1uneX/AR
P1unsereRA/G
P1vouskRqV
P1wekWel
P1whathA9W
P1wirAGl+
P1workUg3G
P1working3aAc
P1writeXA8h
P1youoZmW
P1yournA8T
P1£aTaz
P2$ 0PPY/
P20 0iBA/
P20 daysaRT6
P20 years/AAd
P20 yrs/AAI
P20 àARF/
P2a currentKRD/
P2a full8jGA
P2able toa2LZ
P2at least+VAX
P2experience ofQ3Jb
P2i mAPV/
P2it wouldA/WA
P2knowledge ofFwdf
P2subject :ZPS/
P2the personPG/D
P2three years/AAn
P2to be9iKF
P2two yearsrXAm
P2we areUX4V
P2we rebAe4
P2working knowledge/MFH
P2you can2hUL
P2you dtWnQ
P2you haveurAa
P2you mustdLA/
P2you ve3kFJ
P2you willcLmq
P2£ 0aTaz
PKabouthMlq
PKboilerplateTPh8
PKdutyoYqW
PKmustvfSf
PKniceEzQy
Pe!NeP7
Pe%AIs7
Pe)mlXb
Pe?A/KA
PeadvantageQ6XO
Pecount/AAg
PecountriesNaM/
PedayOAX/
PedaysiSG2
PeemployerWZX2
PeexperienceN/JY
Peit2XgL
Peneeded+aWA
PepermanentPMk1
Pepleasef4RH
Peplusu/CA
Pepractice3jWA
Pereportsoq2A
PespanishO/aB
Pethem1XYS
PeusHWP/
PeweekAlnt
PewelcomeR/JS
PeyearlAM+
PeyearsJhF7
PeyoufazN
PnoneNKK/
Q1$A4Po
Q10VVon
Q1aljUf
Q1anysyjA
Q1applicationsEGc/
Q1aseOA/
Q1atuIQr
Q1beingqgsA
Q1coachNR/D
Q1current+AhW
Q1cvHGE/
Q1dasZAg/
Q1dieWAk3
Q1ein9hAR
Q1english/TiA
Q1experiencepnFd
Q1firsttvbA
Q1five/RsA
Q1full4APt
Q1german9eRF
Q1good/EEZ
Q1have0nLN
Q1hiVZT6
Q1ifaqQh
Q1interviewsMhR5
Q1itmHQx
Q1keepAG/A
Q1knowledgetkAd
Q1l8aPI
Q1laZAlv
Q1medicalRYI+
Q1mindestens/AAq
Q1musteT/G
Q1onXizQ
Q1ourNHU/
Q1permisWTA+
Q1prepareMW/M
Q1reviewLQ/Z
Q1salaryS2Ae
Q1sendPTT/
Q1sieAjky
Q1startAvjh
Q1strong/AQg
Q1supportAJ/H
Q1thedUV0
Q1thereWAH/
Q1threeqVAz
Q1toASh/
Q1twoiLZw
Q1unrUAr
Q1une9SAc
Q1weabT1
Q1whenKUA/
Q1wirAzDp
Q1working/cRA
Q1writeFF/G
Q1yourpgAk
Q1£OuXh
Q2$ 0A4Po
Q20 0TgWq
Q20 àAxAt
Q2at leastxIUk
Q2experience ofyuLE
Q2if youc0Ac
Q2knowledge oftkAd
Q2send aYRV7
Q2this is/aOF
Q2we areSVT3
Q2we dlf1A
Q2we offerE7QU
Q2we reUwOh
Q2we welcomeZMX/
Q2working knowledge5YAT
Q2you haverAA3
Q2you know9WPI
Q2you llouYL
Q2you mustqAZp
Q2you reE/XY
Q2you willPTop
Q2you wouldAOA/
Q2£ 0PwYe
QKaboutcRT9
QKboilerplateKfN/
QKdutykfgc
QKmustwOuT
QKnicexmNX
Qe)gRcw
Qe0TkRy
Qe?6tWA
QeauditsVM/E
QebeforeAhi0
QecheckXCQ6
QecurrentPS/A
QedatenAnm
QedayM0zD
Qedownb63A
QeemployerUAg/
QeenglishsApd
QeequivalentVF/I
QeexperienceI+Qe
Qefine/pAA
QefridayA/Aj
QehereMScz
QeittmYP
Qelicence+afA
QepaidAPO/
QepermanentMRH/
QepleaseZZI6
QepostiywA
QepreparationE/AA
Qepython7AOm
Qesimilarp2MA
Qesoftware8AcP
QespanishX/dA
QethreeXSA/
QeticketA/mL
QetrainingA5ib
QeyearJhls
QeyearsWUR2
QeyouyLiX
QnoneOWR/
b$ 0bdT0
b% )SAA/
b( 0YRZ1
b( ak7AN
b( aboutIZ/A
b( any/AUW
b( bandDAC/
b( hcAB/
b( hybridECb/
b( isoA/Ns
b( kYRh1
b( mMIO/
b( or/WFA
b( ou/ADA
b( the/AAm
b) :A3/A
b) aN+PQ
b) and+beA
b) certificate/EYL
b) in/MWI
b) isA5iW
b) matchVSZ9
b) or/bDL
b) someA/GA
b) wouldA/TA
b) years/KUA
b0 $MiR7
b0 %aPc3
b0 (0UQf
b0 )qeQj
b0 0TYY9
b0 :jChn
b0 agveO
b0 afterGbU/
b0 anXTop
b0 andkYhd
b0 ans/AKC
b0 colleaguesBUO/
b0 countriesSVP/
b0 customersAPA/
b0 dq/IA
b0 dayAFJ/
b0 daysiVR4
b0 decemberXWR/
b0 diploma/AVV
b0 duAAG/
b0 eAUM/
b0 employeesGP5c
b0 equivalentOMF/
b0 etaAM/
b0 euroUGF/
b0 eurosJYG/
b0 foodk4CA
b0 g/AaA
b0 hLgd1
b0 homesMXA/
b0 hournAA/
b0 hoursMSf9
b0 hrsVKZ9
b0 in/QkA
b0 jahrenAPA/
b0 kZbW1
b0 kgANE/
b0 lAZ/R
b0 lbsADG/
b0 licence4mXA
b0 mpPcj
b0 milesAI/G
b0 millionRTrq
b0 minuteAn/A
b0 minutesASM/
b0 mois+JAf
b0 monthsxARt
b0 novemberWTW/
b0 offSSA/
b0 or4xLD
b0 ouyqEB
b0 peoplePXT/
b0 perJQR/
b0 personnesFOF/
b0 plusYTgw
b0 pmAKB/
b0 poundsWMA/
b0 prozentHKH/
b0 pupilsANA/
b0 sB2/H
b0 salariésDJA/
b0 staffALn8
b0 stundennDA/
b0 tageOTnw
b0 thlHA0
b0 toUWyh
b0 uhrAFf8
b0 v/FZF
b0 weKYA/
b0 weekPCA/
b0 withUoRv
b0 year/AJF
b0 years/KRK
b0 yrs/LDA
b0 £SWS/
b0 àkJbv
b0 €AIH/
b: 0AIm/
b: a/AmI
b: le/AAH
b: onAAe/
b: theUFW1
b: twotLAz
b: we+VoA
b: you/OWA
ba )rgAf
ba 0knVb
ba applicationAGZ/
ba bachelorupUB
ba bitI/iA
ba bonusI/AJ
ba bookJY/A
ba car9hRA
ba case+BAb
ba caseloadAx5M
ba chatWGZ/
ba class/AeE
ba cleanEAM/
ba commercial/AAe
ba communityA/LG
ba comparable/UPA
ba current4gMA
ba cvNVW/
ba dayHB/a
ba differentAAD/
ba disabilitylPcs
ba drivingmsUA
ba familyNXK/
ba fellow/AIA
ba fewAl3b
ba firm/PNC
ba fiveAJX/
ba fullsNjc
ba goodp8AO
ba grouprC/E
ba growingAqA/
ba ilBA8
ba letterDVE/
ba level/bNA
ba littleA/IH
ba live/KBA
ba lotAozb
ba mCU1g
ba medicalRAB/
ba mentorFEA/
ba minimum/RVD
ba monthlyAP/A
ba must/DGA
ba newbWA/
ba orE/AP
ba personjvAY
ba plusA/AD
ba product+JAn
ba proper/ART
ba qualified/JAA
ba realAZA/
ba recognised/RPJ
ba record/oAA
ba resumeVaX6
ba roomA/JT
ba secondA/tA
ba senior9G/A
ba separateAJA/
ba shiftzscA
ba shorteHB/
ba similarP/SE
ba singleAUI/
ba smallfAA/
ba stretchAER/
ba tablet/AYA
ba timezh4A
ba track/GBA
ba uk/BTH
ba validwPGf
ba vanAK/K
ba veryGWJ/
ba yearPP2g
bab 0cIG8
bability to0CAv
bable to/AAp
babout 0AF3u
babout itZ/AP
babout oneEOR/
babout sixBQA/
babout theAFP/
babout to8AAZ
babout £OZ/B
baccess to/CEL
baccording toMTV9
baccredited by/ANM
bact and/ATL
bact asYN/H
bactive directoryDo/A
bactuary toPPA/
badvise onJY/J
bafter 0EWZ/
bafter aAOwu
bafter sixAGA/
bafter theAK9m
bagainst theAW5o
bagencies pleaseabeu
ball ofRQL/
ball our/WAG
ball weARA/
balso need/OAA
ban 0JVA/
ban accommodationSMX/
ban accredited/IRA
ban active/HOA
ban advantageA/LA
ban assetA/HD
ban assistantAA6k
ban derAfs2
ban dieAG9v
ban employmentDEA/
ban enhancedpGX1
ban equallRaw
ban equivalent/BZX
ban hourAxL9
ban informalQNK/
ban interviewUVa8
ban onLDN/
band 0MKr3
band aQVX/
band aboutQRA/
band afterAV9U
band alcoholLVT/
band all6AA/
band anjAQ7
band aregBA/
band atK0uI
band by/AeA
band can/AAc
band care8KaP
band closekG/A
band costOT/F
band english3kFF
band explainbU/A
band forAQR/
band getOJ/A
band helpWY7R
band iSBU/
band ift/QA
band injD2T
band itidA2
band itsDJ/d
band keepcT/A
band leadda/A
band monitorNT/H
band noSRR7
band nobodyiSA0
band not/kAA
band of4hAS
band onAG/l
band oneIAv4
band ourONI/
band postAr/A
band presentjX/A
band repairQW/A
band reportRZ6R
band reporting/GAg
band reports/JJA
band reviewnVxF
band safetyCp/C
band seeZX/A
band spokenRKP7
band staff/LAM
band standAV/A
band superviseMl3J
band supportaV2R
band takekP/B
band tellAP/N
band theeIxm
band thenSV7M
band theyaJA/
band toAC+y
band twoAhG/
band up/QAA
band use/PMR
band wePeG/
band what3qWA
band whos3VA
band willWON/
band workArtf
band writeuN/A
band written/HMO
band youuQZe
band yourWIA/
banglais courant/CKB
bannual reviews/JAG
bans d/HLK
bans de/CgA
banswer theAa/C
bany ofj0AY
bany one/AQA
bapplicants withCUK/
bapplication formTIU/
bapplication iAKa/
bapplications areSMB/
bapplications fromfTT6
bapply throughWOQ+
bapply withWYX5
bapprentices andRc7G
bare al4JP
bare allV8AY
bare inlUAu
bare lookingpOzJ
bare notANT/
bare onzAZe
bare the4QfN
bare weAAB/
bare welcomeAiL/
bare younAE/
baren tgSAw
baround 0FL5e
bas aceKz
bas anvKQr
bas most/CAA
bas promisedHUM/
bas theW9Ka
bas theyIWF/
bas we80AA
bas wellj3GM
bas you2LaS
basked to/mAV
basme ix/GSA
bat 0VVgq
bat aXqrT
bat anyoAlk
bat c/APk
bat homeqtAc
bat interviewgQAz
bat least/VPN
bat native/NNG
bat ourDAB/
bat thecX4S
bat twoAK/C
bat workR/AC
bat your/AFJ
bau moins/DEA
bauch beijAA9
baudit andBb/A
baudit orW/AA
baux personnesWTL/
bavec lAD/O
bavec lapA7A
bavec le5A/A
bavec lesActj
bavoir déjà/ACA
baward in/AVT
baway fromATF/
bb 0o5UA
bbac 0/BVB
bbachelor degree/BRD
bbachelor srhYT
bbackground checkPAT/
bbackground in+nAA
bband 0ICn/
bbank holidaysYSU+
bbase :QTJ/
bbe aO+Bh
bbe able/PAW
bbe anmzHP
bbe askedecA/
bbe atiAVs
bbe awayDYA/
bbe contactedNIU/
bbe in2BzA
bbe it/AAA
bbe onvdrE
bbe responsibleQb/I
bbe testedlAA0
bbe theXC/A
bbe welcomeA/WJ
bbecause half/MAA
bbecause offAA/
bbecause theo3AZ
bbecause we0itA
bbeen the/EUB
bbefore ?A/IM
bbefore startIAO/
bbefore theAbs3
bbefore youAQqv
bbehind theAMA/
bbehind them/uuA
bbehind you0JAt
bbei dereAL/
bberufserfahrung in/TUN
bbetter thanAKA/
bbetween 0KTA/
bbeyond the/GIA
bbis 0Afwg
bbis zurkB/A
bbit ofd/OA
bbonus pointsA/OE
bbook ofKY/A
bboots andBBA/
bbring aAAb/
bbuild andQa/D
bbut iA/Gf
bbut ifS/QA
bbut notG/aA
bbut theAbA/
bbut theyADE/
bbut thisAAP/
bbut you/WPC
bby aG1Gs
bby theReL9
bby twoARE/
bc )vAZv
bc 0/DUA
bc e6pFA
bc estA8hl
bc forAD/J
bcall oneWX/A
bcall outNT/A
bcall thehQ/A
bcan beAAd/
bcan readpboM
bcan sayAAO/
bcan show/yKA
bcan tpAkt
bcannot beAAT/
bcannot sponsorAUU/
bcar allowanceJSZ/
bcare aboutTAA/
bcare and/AgA
bcarry outPS+O
bcaseload ofQS/D
bccn 0/AAY
bccnsg safety/AJA
bce queEdO4
bcentre deAOA/
bcertificate inu+MA
bcertificate of6hRA
bchair theFM/A
bchaque annéeDRH/
bcharge ofswwA
bcheck andRVZ9
bchef dAw/A
bchf 0aLA/
bchildren checkMIA/
bchildren sTaO+
bcinq ans/EAA
bcity guilds9eMA
bclass 0+rCA
bclass a/AAA
bclient isBXA/
bclient sWA/S
bclinics andYb/G
bcode review/AUA
bcome from/AAd
bcome up/uMA
bcomes inCHD/
bcomfortable with6XAU
bcommand of/DFA
bcommitted toYWR/
bcommunication withAHB/
bcompany withMGC/
bcompetence in/FAA
bcompte 0AHA/
bconfidence with/ACA
bconfident employerWbdx
bconfident with/HQA
bconnaissance deA/PA
bconnaissance du49AA
bconsidered you/XUA
bcontinuing educationISP/
bcontribute toSU/Q
bcouncil as/VPJ
bcouncil sAm5Z
bcounts forACM/
bcounty councilGLP/
bcover letterUOO/
bcriminal recordLSA/
bcustomers andFD/A
bcustomers inDH/I
bcv andVZS/
bcv inIBS/
bcv toZZZ1
bd )AkO/
bd 0A/XU
bd au/FMD
bd beeskM
bd desirableHAW/
bd entrepriseANK/
bd expect/AAA
bd expérience/LZJ
bd look9uoA
bd ratherAAd/
bd runAZ/A
bd takeAJ/A
bd want/AAA
bd état+IFZ
bdans leCAU/
bdans les/clA
bdans une/AAS
bdas ist/AgA
bdate on6B2A
bday in/DAl
bday onehQE3
bday toeN/A
bdays )HHG/
bdays aRVb3
bdays atYMQ/
bdays ofYbby
bdays onQXJ/
bdays plusWNa/
bdbs checkbTX6
bde 0LTlx
bde bordAA/A
bde chantierVH/A
bde llCct
bde laSoXj
bde travailkAZn
bde validité/aEA
bdeal withAP/R
bdegree (/DYW
bdegree ?JAX/
bdegree in/WNA
bdegree or1iHA
bdental visionTRb+
bdepartment of/AUJ
bdepending onTUV/
bdepuis 0AQE/
bdesign andBt/A
bdeux ans/dAA
bdeux joursVZN/
bdiploma in4cPC
bdiploma or/ARI
bdiplôme d/BKB
bdirector ofMJI/
bdirectorate :FQK/
bdisability confidentYbcy
bdistrict 0HHA/
bdo it7ElI
bdo notMAG/
bdoes notANR/
bdoesn tiAM9
bdon tcRL7
bdone in/ANB
bdrei jahre/CLA
bdriver cpc/AaA
bdriver licence/CZB
bdriver sk1WC
bdriving licence/hTA
bdrug andMVT/
bdrug screenKGS/
bdry needlingA/DA
bdu moisACA/
be )bAM/
be 08NjM
be g/aAA
be verifyIDO/
beach monthGW/G
beach weekPVA/
beach yearOmE+
bearly childhood/MiA
beducation andmCA/
beg 0FDC/
beight toIX/A
bemployer andWcb0
bemployment businessEAS/
bemployment law+WNO
ben 0e0Ae
ben cdiABC/
ben chargeAI/A
ben iso/BLA
bend :AO/A
bend ofnAXy
bend tojQ+G
bengineer (gAA/
bengineer ofAU/A
bengineering degree/ASI
bengineering or/AaR
bengineers andA/VA
benglish and/QKA
benglish at/CMT
benglish is30BA
benhanced dbsQYV/
benough to/oAA
benvironmental monitoringBA/A
bequal opportunitiesYVb2
bequal opportunityaYcy
berfahrung imS/TA
berfahrung inF/PA
berfahrung mitS/AA
best 0ALB/
best pasWApr
bet auAK/E
bet dAjG/
bet devAcf
bet desNJ7U
bet duA0vV
bet lapI8C
bet lewAUi
bet leskAen
bet uniAQ1
bet unemAtX
bet vousAA/e
bevery backgroundXHU/
bevery daywnjB
bevery weeklA/A
bevidence of/VAC
bexcel and/ALA
bexpect you/AZA
bexpected to7A7A
bexperience (/ZAA
bexperience inryWH
bexperience of10EB
bexperience onA/EA
bexperience withvsCM
bexposure toA9Al
bexpérience deb7FA
bfabrique desBGA/
bfamiliarity with/+AA
bfew linesNSL/
bfewer than/VPA
bfind aA+A6
bfine tuningA/kA
bfirst aidp/AA
bfirst weekgAA/
bfive onIW/A
bfive weeksFWD/
bfive yearCEZ/
bfive years/JEh
bfix itAM/A
bfluent english/DUH
bfluent in2rBA
bfood hygieneitpA
bfood orE/QA
bfood safety/ZBA
bfor 0AgV/
bfor akGhr
bfor anHeT/
bfor and/AYA
bfor at6JJd
bfor eachMKA/
bfor five/FRE
bfor it8NEb
bfor itsFQL/
bfor oneAfA/
bfor ourAAh/
bfor theZyqK
bfor thisVLJ/
bfor two8CiO
bfor usjAB/
bfor work/AIM
bfor youqAA/
bfor yourAAv/
bfoundation trustQMH/
bfour peopleGOL/
bfour weeks2KAj
bfour years/PNW
bfree parkingaUX4
bfrench andoxoA
bfrighten you/DAA
bfrom 0AP6e
bfrom :JJA/
bfrom an+EEZ
bfrom dayAVO/
bfrom everyTEV/
bfrom homeIMT/
bfrom ourAPA/
bfrom scratch/VAD
bfrom theOhxa
bfrom twoERA/
bfrom usRLA/
bfull driving5gUA
bfull licence/DBH
bfull timeTQO/
bfull uk/GYF
bfully qualified/ABA
bführerschein klassewiOA
bfünf jahre/EKA
bfür dieegsI
bg 0Amd/
bga 0/AkA
bgarda vettingKNK/
bgd t/nAA
bget a6zAA
bget onhAA/
bget youA/A/
bgets aA/hA
bgets youA/AA
bgive youA/AL
bgoes toA7zD
bgood english/AMA
bgood enough+yAA
bgood standing/XaA
bgot toJAF/
bgovernment pensioneEc/
bgrade 0xDzN
bgrade :BYT/
bgrasp of/CAA
bgreen beltF/TA
bgroup ofgG/O
bgute deutschkenntnisse/AWK
bh 0H/QA
bh fADF/
bhaben sied/AA
bhaben wirAAA/
bhad aF+Db
bhalf of1EsM
bhalf priceIFA/
bhalf theAsY1
bhand overBG/A
bhand tools/AHK
bhands on/BUS
bhas 0AUI/
bhas acAG/
bhas beeniLI6
bhas to/AAL
bhave aAhf7
bhave at/RZF
bhave beenrFA1
bhave carried/ACI
bhave doneftAh
bhave held/HWA
bhave led/LAA
bhave neverKAA/
bhave run/2AA
bhave theLXQ/
bhave to9AAu
bhave workedw/AA
bhave you/npA
bhaven teAH/
bhe orXA9i
bhead ofRAD/
bheads ofUb/A
bhealth andeivO
bhealth insuranceHLQ/
bheld inAAG/
bhelp ifD/TI
bhelp withAxvf
bhepatitis bAAM/
bhere andBQI/
bhere isAQpv
bhere sAPJ/
bhigh riskpE/A
bhigh school8JOV
bhold aayaX
bhome in/QTE
bhome with/DAA
bhonours degree/NMH
bhour shiftsDIA/
bhours 0VXO+
bhours aLVT/
bhours areJAM/
bhours in/FXA
bhours ofAx5E
bhours on/IDA
bhours permanentYbP7
bhow toxA/A
bhow we5AYO
bhow youMAA/
bhybrid twoZGR/
bi )WOA/
bi 0/A9A
bi d/iAA
bi doAAX/
bi haveANP/
bi interviewAGZ/
bi llQAB/
bi mA2Nx
bi needRPA/
bi want3AOT
biec 03ddA
bif it/cnA
bif notT/BA
bif youO/ET
bin 0AMs/
bin a4eRU
bin allAAA/
bin an4jaG
bin andHA/C
bin both/OAf
bin charge/AfA
bin civil/ASI
bin confidenceAOK/
bin date/FCA
bin day/DFA
bin denVE+S
bin derjyUL
bin eachHBa9
bin either/SQH
bin electrical7iIO
bin englishJZP8
bin fiveHT/M
bin forAAA/
bin fourALY/
bin generalxvoA
bin germanaAM/
bin good1pfA
bin hand/AaA
bin it/fTA
bin julyGRJ/
bin lawh5CD
bin onA0/A
bin one6FMf
bin plainAGu/
bin production/AMA
bin springUA/K
bin thePclu
bin theirAMX/
bin threeRJF/
bin your/uAA
bincident response/AOA
binside out/TAA
binstitute ofA/QA
binternal auditHFe/
binterviews areTWJ/
bis $ZXX5
bis 0AHA/
bis aO1C0
bis anGbR/
bis committedZVQ/
bis desirableA/SA
bis expected/AWA
bis finekluA
bis for/IDF
bis goingAQS/
bis how/QCA
bis innsAb
bis mandatory/AQA
bis needed/AFA
bis niceA/WA
bis notAif/
bis onpAXs
bis oneAPL/
bis our0AqQ
bis partAAn/
bis required/QGI
bis retiringBSA/
bis sharedAA/A
bis something/bfA
bis subjectYcY0
bis the/DZJ
bis welcomeA/KA
bis what/EsA
bis why/VAA
bisn tRVWz
biso 0j3DX
bissued by/JXC
bist die/AAA
bit andAA/V
bit atYNA9
bit dw7EA
bit isbO6P
bit mayAAL/
bit onJ9Ao
bit srfrK
bit was/DAC
bits owngAA/
bjahre berufserfahrung/RVI
bjanuary 0IKK/
bjob isXA/A
bjoin aHRQ6
bjours deQPG/
bk )YRg1
bk dependingWZV7
bk plusXOX/
bkeep theGX/A
bkenntnisse im/gAA
bklasse b/YFA
bknow howl/AA
bknow thelfAu
bknow when/AEA
bknow your/AAr
bknowledge of/2AA
bl allemandA/KA
bl anABA/
bl anglais/AAA
bl ordre/EAA
bl équipeAlYv
bla connaissanceA/PE
bla paieA5ik
blast yeareFO/
blaw orA/XA
ble 0EGA/
ble français/BAA
ble jeudiAD/A
blead axb/A
blead theFU/A
bleading a8gbA
blearn it/TKA
bleast 03QVZ
bleast five/XYM
bleast four/XTN
bleast one/CJJ
bleast three/WZL
bleast two/OJM
bleider nichtAJV/
bless than/GlA
blet usA2I5
blevel (8AjG
blevel 0w4HC
blevel as/CQA
blevel or/PVP
blicence (/YTA
blicence and/LPC
blicence as/PNE
blicence isg2YA
blicence or/MaH
blicence with/HXP
blicense with/HFA
blife support+fHA
blike aAwE5
blike itvJuH
bline withAAg/
blive in/AFV
blive withinATA/
bll alsoAA6t
bll beArdw
bll have5WAY
bll needHHA/
bll ownAN/A
bll payh/MA
bll showAAA/
blook afterAU/O
blook for/AAA
blooking forlMsW
bm fLAO/
bm toDIf2
bm wJJN/
bmaintain theLY/O
bmake youW/AA
bman sichDAD/
bmanaged a/AGA
bmanagement and/IAA
bmanager andTTD/
bmanager in/EFA
bmanager of+VXP
bmanager or4Ajt
bmanagers andyN/A
bmay benDMy
bme aGbK/
bmechanical engineering/DFB
bmechatroniker oder/ATH
bmedical dentalTTX/
bmeet thePXR/
bmenschen mitOAF/
bmental healthg0Aj
bmiles ofAR/A
bmin 0/AKG
bmind which/JNA
bmindestens b/BRJ
bmindestens drei/NPA
bmindestens ein/MHA
bmindestens zwei/PYA
bminimum 09OWX
bminimum en/ATL
bminimum of/WXS
bminutes ofFGA/
bmise enAC/G
bmit 0ACW/
bmit demvWjM
bmit derKQ/A
bmodels forXD/A
bmoins 0/PUG
bmonday toLQF/
bmonths in/GFA
bmore as+HSO
bmore in/CXJ
bmore of/EuA
bmore thanJlmq
bmost dayswI8A
bmost ofgCa1
bmoved to82/A
bmust already/AAN
bmust beqDA7
bmust have/WAA
bmust hold/JJA
bmust passAFD/
bn 0A8Vw
bn estTApt
bnach dem/LoA
bnational policeAGD/
bne vous/AAA
bneed anHBJ/
bneed anotherAWE/
bneed at/YND
bneed forAWN/
bneed toqIhc
bneeds aCDA/
bneeds to/ASA
bnew yearRVG/
bnhs foundationQMH/
bnice toA9Df
bnicht nur/L1A
bnights aMLB/
bniveau 0tA/I
bniveau c/SMA
bnmc registration+OZR
bno agenciesbYcx
bno degreeAJY/
bno less/UHA
bno one/AxA
bno startAHI/
bno useAAU/
bno wayALQ/
bnone ofA/AM
bnot a/GbI
bnot beAAW/
bnot countAAL/
bnot countedACK/
bnot just/ENI
bnot less/K2A
bnot neededV+NA
bnot only/CFA
bnot thisAKR/
bnovember 0jRJ8
bnow andAa/G
bnumber ofVTA/
bnvq 0/AOK
boder ein/ACA
boder eine/AHA
bof $UQP/
bof 0TK2k
bof adrZb
bof aboutEI/A
bof actuaries/AFA
bof anfaG1
bof anyA/cA
bof aroundGT/A
bof at/JAE
bof clinical/AkA
bof commercial/bSJ
bof course/AHA
bof elevenJUO/
bof experiencetoZK
bof fiveZM/M
bof fourhN/I
bof full/GFA
bof hire/AAV
bof hoursxpAt
bof iteabn
bof leaveRXU/
bof managing/AMA
bof nineAVns
bof professional/MgL
bof qualification/AUK
bof recordAU/A
bof somesA/A
bof studentsQ/LH
bof thattAMo
bof thegYii
bof theirA4ah
bof themkZQq
bof these/AIe
bof thisAoa0
bof those/AAP
bof three4LvB
bof twoCU/M
bof upkTA/
bof usHkA/
bof whatzVAq
bof whomBGS/
bof workJAB/
bof years/nhA
bof yournTtS
boff 0OUA/
boff toALR/
boffice )SWR/
boffices inA2Ai
bon 0bLcz
bon adbtW
bon awsQAA/
bon callFg/P
bon day0IAh
bon experience2PUm
bon fridayAP/G
bon it/AcU
bon neAAA/
bon ourAn8H
bon paper/AjA
bon siteUJky
bon thatAAt8
bon thejihW
bon theirDDU/
bon this/NJH
bon topW/KG
bon whatARe/
bon yourqU/A
bonce aAw/A
bonce youAbm/
bone assistantKA/A
bone dayYO9L
bone is5HAT
bone of/OVO
bone saturdayOLY6
bone toOOK9
bone veryGXa8
bone weekaP/J
bone weekendRTF/
bone year/AAc
bopportunities employerbVby
bopportunity employerbYcx
bor 0czKZ
bor a/kFM
bor above/ORA
bor an/SKA
bor another8mLA
bor any9ESS
bor beYAA/
bor better/AXA
bor businessA/TH
bor comparable/MHD
bor degree/AQN
bor emailBCP/
bor equivalent+fJA
bor experienceA/YK
bor ged+JON
bor haveJ/MA
bor higher/KKE
bor logisticsA/NA
bor longer/KND
bor more/LMA
bor on/oAA
bor otherA/NA
bor polishC/UA
bor ringCHN/
bor shegAyn
bor similarzuKA
bor so0AvP
bor something6WGA
bor the/NFA
bor threeAA8o
bor twoF/uA
bor workingF/TA
bor you/ADA
bosha 0/NQA
bother peoplemJA/
bou autre/AJA
bou df4AA
bou ded4AV
bou duX/AA
bou enmRAx
bou leT/FA
bou titre/GMF
bought to/AAA
bour clientSUX1
bour customersr3cG
bour insurer/TAA
bour patientsEIA/
bour peoplek8AL
bours is/AnA
bout ofMicv
bout onAuXw
bout theeP/A
bover 0eTNz
bown a5UkA
bown hand/AGJ
bown hands/CHA
bown theAS/A
bowned byPYR/
bp 0/dTA
bpaid forGLA/
bpar semaineAH8n
bpart 0xtAV
bpart inLems
bpart timeMJL/
bparticiper auxAA/A
bpas deFCg9
bpay £NKY/
bpayments orA/PA
bpension 0aXY1
bpension schemeNjM1
bpeople andFRwv
bpeople inhTN6
bpeople onHLA/
bpeople sKJQ/
bpeople with6YDe
bper centPLi4
bper weekZbA/
bper yearBNA/
bpermanent 0VSV/
bpermanent fullWXX4
bpermis b+fKA
bperson (AVA/
bperson inAJ/A
bperson we/NAA
bpersonal licence/OMC
bphysics or/XSP
bpick upvA/A
bplan andWtoA
bplanning andAG/K
bplans andXcxO
bplans withKQ/D
bplease beAAR/
bplease donVQX5
bplease sendUba3
bplease usA/ZN
bplus 0HUB/
bplus bankZUa4
bplus superYJV/
bpolice checkPKA/
bportfolio ofTS/A
bpost isbEA/
bpost qualification/FJJ
bpost registration/NbR
bpostholder willSY/G
bpractice assessorA/QK
bpractice educatorA/RA
bpratique deM/AA
bpraxis in/AEA
bpre employmentPCO/
bpre tripIC/A
bprepare andPZ/A
bprogramme dABA/
bpublic health4A1J
bput youAwJ0
bqualified applicantsOUa/
bqualified teacher/LMA
bquality assuranceCa9A
bquality improvementV/RA
bquantity surveying/CJA
bque lAAD/
br 05dAP
bre 0B+IN
bre anOXV/
bre not/AMS
bre on/LeC
bread a/lAA
bread an/IKH
brecord of4VAe
brecords andRG/A
bred seal/ALA
brefer aDAM/
bregard toLVa/
bregistered with/PEG
bregistration as/bBA
bregistration in/TGA
bregistration with/RAD
bremote withinCKA/
breport and/EDA
breport toAKb4
breports andxK6A
breports toTAA/
breq 0GHP/
brespond toAR/A
bresponsibility foryM8A
bresponsible forHY/A
bretires inGNA/
breviews andAH/X
bright nowAYH/
bright toAXX/
brisk assessment/BfA
brun a/grA
brun theLO/A
brund 0CRK/
bruns 0IVA/
bs 0lTqY
bs abOA/
bs andAN5c
bs degreehzTN
bs invnAX
bs licenceks0A
bs license+YNR
bs no4CAu
bs the/AAb
bsafety passport/AJA
bsap ewm/AKA
bsay soA/Aa
bsc clearance/PNA
bschool diploma/IPI
bsecond nature/KAA
bsection 0natC
bsehr gute/HIC
bseit 0ASA/
bsemaine surAG/O
bsend aaaX1
bsend meRWY6
bsend yourRWT/
bset theAN/A
bset upbs5A
bsetzen wir/AMA
bseven years/AAO
bshare ofNJ/C
bshe sAHX/
bshort ofAAC/
bshould be/BAA
bshould have/ALA
bshouldn t/AAA
bshow us0wAT
bsi vousA/AA
bsicherer umgang7OLH
bside of9AjL
bsie nicht+AgK
bsie ohne/AAA
bsign offfb/A
bsign theFa/A
bsince 0RNJ/
bsince our/EIL
bsince qualifying/VZH
bsind einZAQ/
bsit withAS/L
bsite inDT/A
bsix months4oAT
bsix points/SUA
bsix sigmaC/VE
bsix weeksAOY/
bskill in/CAA
bsmall teamhIA/
bso azHA2
bso dass/ABA
bso doA/FW
bso pleaseWCI/
bso some/AAA
bso thataK/A
bso wemAA/
bso wouldA/NA
bsocial care1A2C
bsocial work/MWB
bsocial workerNAH/
bsoftware thatERA/
bsollten sie/GCA
bsome 0ATl/
bsome sort/AEA
bsomebody sKDA/
bsomebody toCA/E
bsomebody whoy0ZA
bsomeone toAi/A
bsomeone whoo/AN
bsomething like4VLA
bsound knowledge/APH
bspeak forAL/A
bspoken and/MTF
bspoken communicationAON/
bstaff andmB7T
bstaff ofAP7S
bstage 0OL/G
bstanding with9KqA
bstart :OOS+
bstart to/WXA
bstate ofNFA/
bstatements andNM/A
bstatus :ADL/
bstudents andKY+R
bsubject :NVS/
bsubject toWXV9
bsuch asnqcG
bsupervision of3hpA
bsur deuxhNA/
bsur leiAin
bt 0AC/U
bt ash/AA
bt be3F2A
bt care4AIc
bt countYBG+
bt do/MAO
bt esAAA/
bt mind+FAZ
bt prepareALA/
bt theA8Av
bt whatAGN/
btage urlaubTTR/
btake awa2A
btake homeCWA/
btake onAmno
btake overAN/D
btake partPRov
btake theAN/G
btake yourDTJ/
btalk toAL/W
bteacher status/LQC
bteam ofQOxj
bteam thatIUA/
btell uscvSa
bten years/EAA
btest andHAL/
btest onyAA4
bth edition/HDA
bthan 0/ABe
bthan theAsA/
bthat a/HlA
bthat itKP/A
bthat makescAE9
bthat sfthP
bthat thefD/E
bthat wayDAA/
bthat you5qAA
bthe 0sG0P
bthe ability8FAV
bthe annualFW/L
bthe applicationETM/
bthe appointmentORJ+
bthe auditorsIS/A
bthe bandIL/A
bthe boardAk/b
bthe buildingMAr1
bthe carBTD/
bthe cardAAA/
bthe certificate23aA
bthe chiefEO/Q
bthe clientaB/O
bthe contractANA/
bthe councilAL/Q
bthe countyAgZ/
bthe customerAE/F
bthe depotDPA/
bthe designsR/A
bthe deskZL/F
bthe emergencyAM/G
bthe endcMP3
bthe essentialUTa7
bthe familyAbwp
bthe firstLYe0
bthe fivedAA/
bthe floorACs4
bthe followingAAA/
bthe formAwE3
bthe front72UA
bthe ground/ArA
bthe hcpc/LJF
bthe headOKW1
bthe healthTO/F
bthe interview/AAR
bthe jobQk/C
bthe labA1pY
bthe last4VSX
bthe law/QCA
bthe least/HOA
bthe manager7C/A
bthe modelAAh5
bthe monthATC/
bthe monthlySb/N
bthe morningA8ka
bthe nationalIiU7
bthe nearest/UAA
bthe nextAsvg
bthe oddAd/U
bthe officeQAn/
bthe onlyCpQx
bthe panelADA/
bthe personvN/A
bthe phonefAe0
bthe pileA/AA
bthe plantNM/K
bthe postlDte
bthe postholderQY/E
bthe productAB/A
bthe regionBWj8
bthe register/IhA
bthe restjA3a
bthe roadS/jA
bthe safetyAr/G
bthe sameaPUy
bthe schoolA1tW
bthe seniorCV/C
bthe serviceHSC/
bthe shopzAVm
bthe sideD/AA
bthe tablenA7R
bthe tabletAI/A
bthe teamP/PM
bthe technicalQH/A
bthe thirdAAA/
bthe time/sGA
bthe topM/AQ
bthe trustZXR8
bthe two/AtA
bthe ukCAc/
bthe van4AZX
bthe very/JHE
bthe wayO/AG
bthe weekEQ/P
bthe weeklyFa/A
bthe workXHwd
bthe yardAhK/
btheir ownjyAi
bthem andAy/A
bthem atGP7b
bthem isr/pA
bthem onAPc/
bthem torS7A
bthem withAL/N
bthen you/9MA
bthere areNt9A
bthey areAST/
bthey must/PkA
bthird ofA+VT
bthis chairAAC/
bthis isZAU6
bthis isnAEi/
bthis oneaRK8
bthis postMrUn
bthis time/AHO
bthose whoAy4g
bthree daysWTG/
bthree monthsOOH/
bthree years/ONA
bthrough a/jAA
bthrough ourEJh6
btia portalZvtA
btime andAPR/
btime ofsAOq
btime permanentNZZ9
btimes aAHyl
btitle :ABA/
bto $lWPz
bto 0VF4l
bto :YAM/
bto allEGA/
bto anA9Ow
bto applyATP/
bto ask/AIJ
bto be7PFl
bto bringAE/T
bto date/LQA
bto daybM/C
bto endrR8F
bto explainGAJ/
bto finish8T5A
bto five/LkA
bto fridayZWC/
bto getaAU/
bto havez/AA
bto joinFyMq
bto keepPA7f
bto likeACI/
bto liveACm/
bto meANH/
bto openR/AA
bto ourAqcy
bto ownAI/A
bto read/KAA
bto safeguardingFQH/
bto see6edC
bto show/AFA
bto startOKS/
bto takeAM8k
bto theMexi
bto thisAvvg
bto usq8AX
bto workAHd/
bto write7NAh
bto you1eZH
bto £WZZ5
btogether withXR3X
btools and/AAP
btop ofX4TF
btowards itO9TD
btrack record/AAA
btrainees andIP/Q
btraining inZ/MA
btrust isZVQ8
btwelve months/ENL
btwice aAA9p
btwo daysAMk/
btwo hoursADn/
btwo moreHZA/
btwo of8AAs
btwo orBK5j
btwo toiy/A
btwo weeksPTA/
btwo years/OWG
buk driving/CZF
bumgang mit1wAC
bun bts/AJE
bun logiciel/AKA
bun plusA/RA
bund 0AI/U
bund demAI/F
bund dieKN9Q
bund einbAQ2
bund einemDRA/
bund incNA/
bunder thecSsf
bunderstanding of/LAA
bune expérienceA/LU
bune semaineKK/A
bup a/AkA
bup andUK/A
bup forVDA/
bup inoAcu
bup onF3bW
bup totIVs
bup withjA3b
bus andApN9
bus inAKA/
bus whatEAU/
buse ofzlVA
bused toGdG/
bvalid driver/SSJ
bve beenOQM/
bve gotAlE/
bve run/FAA
bvery least/JHE
bvisits aAW/A
bvon 0pAZp
bvon vorteilA/AB
bvor ortAE/I
bvous avezt/AA
bvous justifiez/MAE
bw dJJN/
bwait forJEA/
bwant to/ACA
bway round/AJA
bwe also9ojA
bwe areiLev
bwe ask/OTE
bwe buildASH/
bwe cannotUHA/
bwe dc/WA
bwe don1GJb
bwe expect5H/A
bwe haveLgmp
bwe hireANs6
bwe holdEBN/
bwe knowHAT/
bwe llskAk
bwe lookMKA/
bwe makeCQA/
bwe meanfAC/
bwe needhC8P
bwe offerYTP/
bwe payuGSn
bwe regcOu
bwe runDEA/
bwe seeLeA4
bwe use/DqC
bwe veHmG3
bwe wantEJ8e
bwe welcomecRW9
bwe wereIVF/
bwe willP4Al
bwe workOPG/
bwe wouldnvSO
bweek andFPM/
bweek endANA/
bweek inYKop
bweek isAH/D
bweek ofpMIz
bweek onLO/A
bweek youAD/A
bweekend inRTF/
bweekly payJCN/
bwelcome applicationscVb1
bwelcome butB/bA
bweld testAGA/
bwell enough/AAA
bwenn derADA/
bwhat a/AWA
bwhat iOWH/
bwhat s/AAP
bwhat theaAK6
bwhat wevYSb
bwhat yougRG2
bwhen itrA/A
bwhen thefBmi
bwhere theWA8J
bwhich weGSA/
bwhich you7DMY
bwho are0dVS
bwho cano/OA
bwho dA/aA
bwho has6/OA
bwho willAJ/A
bwho writesAAK/
bwill alsotOwA
bwill beMca1
bwill carryad/A
bwill do/AiC
bwill findAAA/
bwill have/ACG
bwill hold/EYA
bwill leadrS/A
bwill lookzT/A
bwill notARQ/
bwill ownGZ/A
bwill runWd/C
bwill teachAH/B
bwill writeQc/A
bwilling toLeA3
bwir nicht/ALY
bwir sindjDB8
bwir vonADA/
bwith 0ZQb3
bwith abXgr
bwith anP4Qg
bwith disabilitiesRLV/
bwith financePR/I
bwith officesGAF/
bwith ourQl/A
bwith productOQ/E
bwith sixHKF/
bwith thekS2Q
bwith their/AAC
bwith threeAJT/
bwith twoAeZ9
bwith usjLXs
bwith youA/AA
bwith your/LLX
bwithin 0sG/A
bwithin thesAW0
bwithout a3AAj
bwithout regardLVa/
bwithout saying+AKR
bwochen ferienASC/
bwon tbDdw
bwork fromAjY/
bwork inNZT5
bwork isSA/K
bwork of5RcA
bwork underAA/A
bwork withZsoL
bworked inD/GQ
bworked withA/CA
bworking command/PNA
bworking knowledge/UAA
bworking timeAA/u
bworking towardsA/OA
bworking withA/ch
bwould addA/AA
bwould beP/IN
bwould helpA/GA
bwould leth/AA
bwould likeAGU/
bwould makeH/AA
bwould pleaseA/SF
bwould takeVZ/A
bwrite clear/YjA
bwrite itWF/B
bwrite theAS/K
bwrite toTJA/
bwrite upAb/O
bwrite ups/EAA
bwritten andAGM/
bwritten english/JIA
bx 0MAD/
byear forMZK/
byear of/ONH
byear or3eAU
byear sAHN/
byears as/NUN
byears at/TKA
byears experience/MZT
byears in/HMI
byears minimum/SMA
byears of/YNX
byears on/NIA
byears or/IYA
byears post/VYQ
byou ?AAD/
byou afyAQ
byou alreadyE/hA
byou andsApn
byou areUAsz
byou askEAA/
byou buildCJ/A
byou can8gAl
byou dpU3F
byou donAwA0
byou drive/AAA
byou getADA/
byou hadzoSA
byou havektCa
byou hold/MGA
byou if/lFA
byou inR/Aa
byou knowoyAW
byou leadAO/A
byou likeAZQ/
byou liveAAb/
byou lliSwS
byou needqAX1
byou onL/AU
byou ownOZ/A
byou redbVo
byou reportKSA/
byou runAC8k
byou should7AAk
byou speakm/lA
byou takeu2bA
byou thea/AB
byou throughAjD/
byou to9MZN
byou understand/AGA
byou ve39AC
byou wantAAA/
byou willYJ/V
byou work/ALH
byou wouldIA/S
byou write/YXA
byour detailsAFA/
byour first/AxE
byour ownyeXN
byour trainingV/AA
byour way/AYA
byour weekAM/A
byourself :/AAA
bzum 0ANA/
bzwei jahre/ABN
b£ 0Tab3
bà 0aKa4
bà jour/AfA
bà lhPWs
bà latrUK
béchanges avecAAA/
bétat d/LPH
b€ 0Kdsq
b€ deASA/
cap000d/mA
cap001jftP
cap010yjaO
cap011ebdp
cap100dtXf
cap101nrTb
cap110cbho
cap111ZQc7
e1!NVR6
e1)snUW
e10mlPi
e1:AAA/
e1?A/B0
e1about/CGQ
e1above/OAJ
e1advantageA/LA
e1afternoonAAA/
e1agenciesZLrv
e1allwziA
e1allowanceSTR/
e1anJA/N
e1anglaisr5DA
e1applicantsJEL/
e1applicationbMI1
e1appliesNMU/
e1apply0ABs
e1arexAAw
e1askKhCz
e1assessmentsA/UC
e1assetA/OH
e1assistantAe/A
e1assistantsIr/A
e1audita3gA
e1augustKKS/
e1ausAKM/
e1awardR/AR
e1bslNA
e1backAP2d
e1backgroundXzKe
e1beforel/AA
e1beltA7Kh
e1betterg/NA
e1bevorzugtYAY/
e1bin9AD
e1bonusB/TC
e1both3BAf
e1busAAE/
e1businessGwB2
e1callJGe8
e1callsAyXo
e1cardfgAq
e1centreSIC/
e1certificate+bMF
e1certificatesE/NA
e1certificationn3HA
e1checkNFD/
e1cheersSAY/
e1clientsAVi/
e1code7zQA
e1colleaguesZP+b
e1conditions/ATt
e1contract3AAm
e1countGtL2
e1countriesNUN/
e1course6yFA
e1current/HAA
e1customersR6AV
e1cvbGO8
e1d/hAA
e1daily/AHA
e1date/BUU
e1dayVT5O
e1daysjJnf
e1decemberYZN/
e1departmentAsau
e1desirableA/AU
e1deskdAlr
e1directorSA/H
e1earlyHG1b
e1easierA/AG
e1employerYLb/
e1engineerAFL/
e1engineersTJ/A
e1equipmentCP/A
e1equivalentzXZO
e1essential/KAD
e1exampleBJQ/
e1excel/ANA
e1experienceRyAp
e1familyJTM/
e1fieldpmAi
e1fine/AAJ
e1firstGAc/
e1fiveADc/
e1formhhAv
e1fortnightOR/A
e1fourEQU8
e1freeA6Lh
e1frenchC/MA
e1fridayJSP/
e1fridaysXAsq
e1ged+OKK
e1germanKdQ1
e1goldA/DA
e1goodAsA4
e1greatA/AT
e1hCQN/
e1haben/AAX
e1handoverAK/J
e1hands/AAf
e1handyA/LA
e1hat/GAF
e1haveAwos
e1herexXAn
e1higher/ZEL
e1holidayEGK/
e1homeIwkV
e1hourB/cA
e1hoursUcwY
e1hybridAAA/
e1iACN/
e1inzsAQ
e1indispensable/AYa
e1inspectionHA/A
e1inspectionsAg/A
e1instructorA/MA
e1insurance/FAT
e1insurers/AML
e1interviewxBAt
e1is0AH/
e1istOAM8
e1ityURg
e1kTOb/
e1kit/AAA
e1knowAuwv
e1knowledgeA/LA
e1learning/JAC
e1least/WTH
e1letterALn/
e1levelsiKR
e1licencezmQD
e1license/kHA
e1lifeAMA/
e1liftsW8HF
e1like1AG2
e1lineB/KA
e1lotvAA9
e1lunchAoA8
e1mjqwA
e1managementieAl
e1managerBRB/
e1matchkDO7
e1medical3AA0
e1meetingshtyA
e1minutesAE/b
e1moneyC7BS
e1monthDbot
e1moreA/FA
e1morningZvAd
e1needed/ANn
e1niceE+LP
e1nichtIeA/
e1nightAP/H
e1noneQAL/
e1obviously/BLA
e1ofkAA2
e1offerAfA/
e1on9GsD
e1oneXmA2
e1onlyzAeb
e1optionalLFA/
e1organisationAAA/
e1othersA/AJ
e1otherwise/CTQ
e1outuDTo
e1paidLAR/
e1parentsAGZ9
e1parkARA/
e1pensionbVb0
e1peopleLgT0
e1permanentWOT/
e1personnesGJA/
e1pipelinesA/AA
e1placetATn
e1plate/AAA
e1please/ALk
e1plusq7KA
e1possibleKHJ/
e1practice/gQA
e1praxisanleitungA/PA
e1preferredA/AA
e1processAHc+
e1production3Cla
e1programxeAX
e1python0OqF
e1qualificationY5NE
e1quickerA/DA
e1recordNDL8
e1records+KxA
e1registration/LMD
e1releaseDJ/A
e1repairf/AA
e1reporting/AYP
e1reportsgn6A
e1retirementWAU/
e1returns8CYB
e1roadFBL/
e1roundAbwz
e1spYAq
e1safeguardingrAP/
e1saying/ALA
e1schemegAc/
e1school1AK2
e1screen/AAP
e1seasonBMA/
e1serviceA/dG
e1servicesEqL9
e1side5MbN
e1similar8aKC
e1sitesKeO5
e1skillsAAQ/
e1sleepF9EQ
e1soA0M1
e1software/LXA
e1sorryANa/
e1spanishA/lN
e1spoken/LUA
e1sstA/NA
e1staffXygU
e1standard/AsA
e1standards/AfA
e1startlEA9
e1status+ISZ
e1students/AEZ
e1summer/BAN
e1supervisionXcAx
e1system1mdA
e1systemsPgWy
e1tabletpA7A
e1teamgGZ0
e1teamsvDyH
e1technicianU/KE
e1tenNMX/
e1tests4iAM
e1texasAAF/
e1thatANP/
e1themvDWp
e1therapy2wJA
e1thereNAA/
e1thursdaysJIA/
e1ticketsAvA/
e1timeVWfu
e1together/AAL
e1too0nAI
e1topH/IG
e1traininguvVA
e1twojxuA
e1ukAeT/
e1unionsAHA/
e1unitsF/eA
e1upV/eA
e1usApG/
e1use/RKK
e1v/Afi
e1validité/AGA
e1van/AAA
e1vorxAA1
e1vousqAA/
e1waterA7Sj
e1wayAEq/
e1weekdHrk
e1weekendsAQqw
e1weeksPIk2
e1welcomea9AN
e1werdenWAA/
e1which/FPA
e1workwXEm
e1workingznIA
e1writingrAjd
e1yearGbez
e1yearsBJE/
e1yourPoT
e1équipeXEA/
g0 qualificationsc/IA
g0 whatCA/A
g: desirableA/YA
g: essentialPAN/
ga bonusUxTh
gaber keinJ9SO
gabout theGPM/
gabout usMUI/
gabout you0+AG
gafter :/JDA
galso expected/AAA
galso hadT8cT
galso haveC6Th
galso helpA/YW
galso likeA/QA
gan advantageM+QL
gand benefitsWUW/
gand boltsEPA/
gand experienceqVMk
gand skillsg0AS
ganforderungsprofil :O1Ad
gapprécié :A/HA
gare after/PPA
gaufgaben :JH/S
gbasic qualificationswAG0
gbe aV4Rb
gbe consideredsWBt
gbe doingMQ/A
gbe niceR/VR
gbe responsibleLS/A
gbei unsCB/a
gbekommen sieIKA/
gbieten wirJAO/
gbonus pointsA/IH
gbringst duocAi
gcall :RAB+
gcan expectAKA/
gcan offerAAJ/
gcan turGO
gcandidates mustM3VX
gce queLT/N
gclient :/CNA
gcompensation andYVb2
gconditions damAu
gconditions of4HBp
gconsidered favourablyA/AA
gcriteria (/QGS
gd accèsamAu
gd doJR/C
gd getAM/D
gd hopeA/HA
gd likemfEk
gd lovetvJE
gdafür bekommenIKA/
gdas bietenJAO/
gdas bringstocAi
gdas machstEO/A
gdas tätigkeitsfeldAA/A
gdas wünschenA/Ay
gday to3AkK
gde compétenceswTAg
gdeine aufgabenAJ/A
gdesirable :G3TZ
gdesirable criteriaIHL/
gdo ?LA/A
gdo weAqLs
gdo withoutneKf
gdu beiCB/a
gdu bekommstAAA/
geducation training/AVM
geligibility criteria8AAu
gequal opportunityLPE/
gessential (0AGs
gessential :+JQP
gessential criteriawAJx
gessential dutiesGT/J
gessential functionsAA/Y
gextra creditA4Es
gfits ?/AFA
gfor applicantsRYZ7
gfor youWYS+
gfrom youVtLk
gget upAN/A
ggets youdkAs
ggood toA/Ne
ghave :dnGq
ghelpful :A/GE
ghighly regardedA/OB
ghope forA/HA
ghow toUTU/
gif youM+Xb
gihr aufgabengebietAA/A
gihr aufgabenprofilAA/A
gihr profilpsAa
gihre aufgabenKM/B
gin itXXT8
gin thislAli
git forXXT8
git wouldSybh
gjob :A78A
gjob isRU/A
gjob purposehdA8
gjob summaryAN5h
gkein mussJ9SO
gkey accountabilitiesLA/J
gkey dutiesQW/J
gkey responsibilitiesDR/O
gknowledge andg0AS
gknowledge skillsphKZ
gl entrepriseJNA/
glike toA0Sn
gll :lAli
gll beIe2Y
gll bring+lFH
gll doAP/B
gll getLiMy
gll needmzAi
glook afterAA/Q
glook likeMR/G
glooking for5ONb
gmachst duEO/A
gmain dutiesNK/S
gmain purposeFW/A
gmain responsibilitiesoaA/
gmight alsoB2Sl
gminimum qualifications/AMi
gmust :/YAB
gmust bringqAD2
gmust havezjDd
gmust haves8ZCH
gmust holdzujA
gneed :9cDQ
gneed fromgoKe
gneed to/APg
gnegotiable partmkAe
gnice :Akyh
gnice extrasK/PR
gnice ifO/SG
gnice toA/Ua
gnon negotiableucAg
gnon negotiablesraAh
gnotes forRYZ7
gnous offronsNLN/
gnuts andEPA/
gof dutiesPY/A
gof employmentGTC/
gof thenErb
gperson profileW6SL
gperson specificationjqKf
gpersonal qualitiesKRQ/
gplus :AqA9
gposition summaryKF/C
gposition youlAli
gpreferred :A/Kk
gpreferred qualificationsA/qA
gprincipal dutiesAA/A
gprofil :G/OL
gprofil dewTAg
gprofil recherché1SAc
gpurpose ofAK/E
gque vousJS/A
gre afterjzAG
gre looking5ONb
greporting toAL/A
grequired :b9CD
grequired qualificationssFRr
grequirements :/dAA
gresponsibilities :MX/P
gresponsible forLS/A
grole profileAluk
gs inXXT8
gs required/IAX
gschön aberJ9SO
gschön wäreH/TO
gsee ?ArPt
gselection criteriaubAl
gshould have0AFw
gsie mit/cAF
gsie mitbringenkIA+
gskills andomEX
gsmile ?K/SA
gspecification :CfQ9
gspecification essential/AXV
gsummary ofRZ7P
gt doneKf
gthe callRAB+
gthe client6iEK
gthe flyingMTA/
gthe gigAA/R
gthe hospitalITA/
gthe jobSVyZ
gthe nonmkAe
gthe nutsEPA/
gthe officeKFA/
gthe opportunityAK/K
gthe postAFwt
gthe roleAJ/V
gthe serviceQZE/
gthe workAA/H
gthis positionlAli
gto applyQXQ/
gto begZMy
gto day3AkK
gto haveD/SX
gto knowADS/
gto seerlKX
gton profilT/AA
gtypical dutiesAL/B
guns wünschen0nbA
gunser anforderungsprofilO1Ad
gunser angebotLEB/
gup toOA/J
gvon vorteilA/FN
gvos missionsBN/A
gvotre bagage2FAp
gvotre missionAA/M
gvotre profilY/Aa
gvotre quotidienDA/c
gvous ferezJS/A
gwas duAlbu
gwas siezHJn
gwe arekJM/
gwe canWdLz
gwe db/AP
gwe likeA/AA
gwe need/ANg
gwe offerRLT/
gwe revaCh
gwe wouldjyRI
gweeks lookPY/E
gweitere anforderungenkYAq
gwen wir0nbA
gwer wirPUG/
gwhat doIkPs
gwhat getsdkAs
gwhat helpsA/BA
gwhat sqPSw
gwhat they/AAa
gwhat wehnMs
gwhat willA/hA
gwhat wouldA/NF
gwhat youdO2d
gwhat yourvH5A
gwho fits/AFA
gwho weUWQ/
gwill :IA/l
gwill beRv2A
gwill bringu8AG
gwill doJV/H
gwill have/KAc
gwill iNJ/A
gwill notsoCc
gwill ownEG/A
gwill youQH/Q
gwir bietenPOQ/
gwir erwartennUAl
gwir sindPUG/
gwithout :K/dE
gwould alsosrSA
gwould beO/UX
gwould bringQuA3
gwould helpO5Ze
gwould likeA/TA
gwould lookHB/A
gwäre :TzVW
gwünschen :0nbA
gwünschen wirA/Ay
gwünschenswert :AsA2
gyear looks/NSM
gyou ?/mAH
gyou alsoP6ca
gyou apartK/SN
gyou bring8pAL
gyou caneAE/
gyou dcE/Q
gyou doEA/A
gyou getVPA/
gyou haveCfj0
gyou llYSzd
gyou mightB2Sl
gyou mustxJH1
gyou needfpAp
gyou should0AFw
gyou theRAB+
gyou willQQ/K
gyou wouldKc5T
gyour dayAg/U
gyour daysDI/A
gyour mission4APc
gyour patchEA6a
gyour profilegsAw
gyour qualificationsCvA8
gyour responsibilitiesER/A
gyour tasksAO/J
gyour weekAK/A
gyour weeksMR/G
gyour year/NSM
güber unsJOA/
h(+aCZ
h0T1PX
h:kuXU
h?goGp
haFiwl
haberJ9SO
haboutRfA/
haccountabilitiesAA/A
haccèsamAu
hadvantageM+QL
haftertc/A
hall/AJY
halso9gAT
hanM+QL
handjfC1
hanforderungen5pAO
hanforderungsprofil0oAe
hangebotLEB/
hapartK/SN
happlicantsJRV/
happlyOdN/
happréciéA/Al
hareSzIu
hatOA/M
hatoutsApC/
haufgabenEH/A
haufgabengebietAA/A
haufgabenprofilAA/A
haufgabenschwerpunkteAG/A
hbackground8IAe
hbagage2FAp
hbasicwAG0
hbeXvbb
hbeiCB/a
hbekommenIKA/
hbekommstAAA/
hbenefitsKAM/
hbietenOJQ/
hboltsEPA/
hbonusA/Dx
hbring9mAj
hbringstocAi
hcallgGC5
hcanPoE2
hcandidatesA/Ag
hclientV2Aj
hcompensationWVU+
hcompétenceswTAg
hconditionspHA/
hconsideredsWBt
hcreditA4Es
hcriterialmA0
hdfskN
hdafürIKA/
hdasUyfR
hdayUU+M
hdaysDI/A
hdeineAJ/A
hdescriptionAA/f
hdesirableA/AX
hdoMR/L
hdoingAA/X
hdu/AEn
hdutiesAA/A
heducation/ARf
heligibility8AAu
hemploymentCKA/
hengineerAAA/
hentrepriseJNA/
hequalLPE/
herwartennUAl
hessential/AIs
hexigences/AAv
hexigé/gCA
hexpect/AA9
hexpected/AAA
hexperience9/AA
hextraA4Es
hextrasK/PR
hfavourablyA/AA
hferezJS/A
hfits/AFA
hflyingMTA/
hformXVq
hfromVtLk
hfunctionsAA/Y
hgeneralAGJ/
hgetPII/
hgetsdkAs
hgigAA/R
hgoodB9Qk
hhadTucj
hhaveqxGe
hhaves8ZCH
hhelpA/Zc
hhelpfulA/GE
hhelpsA/BZ
hhighlyA/OB
hhopeZ/AA
hhospitalITA/
hhowbOT/
hifOxMx
hihrcmfR
hihreHL/A
hinTK8f
hitN0So
hjobAU/M
hkeinJ9SO
hkeyAC/E
hknowADS/
hknowledgeq7AF
hlAEj/
hleZdJ0
hlikeG/fA
hllWR4b
hlookcA/a
hlooking5ONb
hlovejkAo
hmachstCB/a
hmainSN7d
hmakeA/AZ
hmightB2Sl
hminimum/PGZ
hmissionXA/K
hmissionsCA/A
hmityvAM
hmitbringen1AA3
hmussovMJ
hmust/aAT
hneed/fAX
hnegotiableofAk
hnegotiablesraAh
hniceA/YE
hnonzZAi
hnonegeej
hnothtEk
hnoteKRU/
hnotesAQA/
hnousR0Ki
hnutsEPA/
hofdfld
hofferQIT/
hofficeKFA/
hoffronsNLN/
hon5mJS
hopportunityAK/h
hotherAnA/
hourzrAr
hownAA/A
hpackageGJQ/
hpartwiGV
hpatchEA6a
hpayMON/
hpersonkvHb
hpersonalKRQ/
hplusA/AM
hpointsA/IH
hpositionTA/R
hpostAOn6
hpreferredA/AX
hprofilwzAg
hprofileYiMp
hpurposeLS/V
hqualifications9yDG
hqualifikation/AAv
hqualitiesKRQ/
hqueLT/N
hquiclAu
hquotidienDA/c
hrevaCh
hrecherché1SAc
hregardedA/He
hreportingAL/A
hrequired/DAh
hrequirements9TAo
hresponsabilitésAZsl
hresponsibilitiesAA/A
hresponsibleLS/A
hrewardsSOI/
hroleAb/W
hsJAx2
hschönA/KD
hseegtCf
hselectionubAl
hserviceMQA/
hshould0AFw
hsielWah
hsindPUG/
hskillszZAl
hsommesAAO/
hspecificationjqKf
hsummaryAK/S
ht8ZDa
htasksKa/A
htermsSIM/
htheVMvr
hthey/AAa
hthisrhJb
htoVxRn
htonT/AA
htypicalAL/B
htâchesAA/A
htätigkeitsfeldAA/A
hunitAGD/
hupOA/J
husJsO8
husefulA/AA
hvaluesBED/
hvonA/FN
hvorteilA/FN
hvosEU8W
hvotreUsZc
hwasXLtk
hwejfH2
hweeksMR/G
hweiterekYAq
hwellQ/IL
hwen0nbA
hwerPUG/
hwhatbgne
hwhoYhM2
hwhyAAf/
hwillQd/Q
hwirYZA/
hwithouth2TH
hworkAA/H
hwouldK/ZM
hwäreA/JE
hwünschenswertA/AJ
hyear2JuA
hyouhcld
hyourRN/P
hüberAIA/
it0WjXw
it1wjoF
len1G/Ab
len2L/Ao
len3Q0Qr
len4dkYm
len5hcek
len6pVob
len7iV7O
len8QX/A
pos0LAy/
pos1xA/A
pos2/sRA
pos3I/Ad
pos4EnK/
s1$XRV/
s1(kAB/
s10zFTy
s1avvKU
s1abgeschlossene/ADA
s1abilityZSA+
s1ablekAA+
s1aboutYA+M
s1aboveADB/
s1access/AWB
s1actGS/F
s1active/ARA
s1admitted/ABA
s1adrf9DA
s1advisePP/K
s1agenciesABK/
s1allHDrx
s1anbxEl
s1anglaisn3AA
s1answerGY/H
s1anyY/AA
s1anybodyA/AA
s1applicantsXKL6
s1applicationsNTA/
s1applyIJl/
s1asAjyr
s1assessOU/I
s1atyRLw
s1attendHJ/H
s1auchgA/A
s1auditA02O
s1ausländische/DAA
s1avoirA/AA
s1bachelor9RVR
s1bandYUH/
s1baseGHK/
s1basictpAN
s1besA8M
s1because/CAW
s1beingAqTs
s1bereitschaftKAA/
s1bestQTQ/
s1betreuungAA/A
s1bilingualA/VE
s1bonusB/NF
s1bringjA8N
s1bsc/AIA
s1buildAK/D
s1callAAA/
s1calmAOA/
s1can/BAc
s1candidatesehAw
s1candidatureLAG/
s1cdiAzJg
s1cert/QAA
s1certifyAA/A
s1chairsideAA/A
s1charteredf8BA
s1checkAO/A
s1cheersMAS/
s1classorAT
s1clearWAA/
s1clientAEA/
s1closingMVX/
s1coachTO/A
s1comeAAU/
s1comfortable6eAA
s1competent/AAA
s1completed/BHA
s1complex/AAA
s1confident/AAT
s1contributeSQ/C
s1current/BVA
s1cvNAA/
s1cvsIEG/
s1dailysA/C
s1dannA/AA
s1dasMAB/
s1data9yFA
s1dbsNAL/
s1de6ArQ
s1dearLAK/
s1decideHB/A
s1deinAMA/
s1deineeA/A
s1deliverAO/C
s1demonstrated/ACA
s1den/AAA
s1derOpA4
s1desZ6AX
s1designXN/A
s1deutsch/HJE
s1deuxzAzA
s1developAP/A
s1dietAA/
s1diplôme/AOH
s1directorateQOD/
s1discretionAAK/
s1dockerg/IA
s1dogsCGE/
s1donCHX/
s1draftAI/C
s1driveAP/G
s1driver/AAA
s1drugUHW/
s1duKl6G
s1dutchX/TA
s1eoAS/
s1eachAN/D
s1easa/AUA
s1educationAAA/
s1einm/AA
s1eineyjTI
s1elevenKUA/
s1envAit
s1englischA/AI
s1english/AAA
s1erfahrungA/Lb
s1erstellungGH/A
s1everyAAk/
s1excel/AAA
s1expectAAa/
s1experiencezzCD
s1expérienceM/AA
s1fahrerlaubnis/AKA
s1faireAA/g
s1familyAQD/
s1firstg30A
s1fiveqoAd
s1flexibleEQD/
s1fluent/ELC
s1forjjCp
s1formationA/GA
s1four2HA8
s1français/AAA
s1frenchwoAO
s1fromAKn7
s1full5LbX
s1führerschein5iCA
s1fürCApt
s1gardaMNK/
s1gegründetDRA/
s1germanu/DA
s1git/AAA
s1giveML/Z
s1good5AAy
s1grade2PEY
s1groupA/AA
s1gute/SAA
s1gwoX/XA
s1hadA/AA
s1hands/DKB
s1happyFAA/
s1harbourPGB/
s1hasonAp
s1haveq/CA
s1hcpc/AAA
s1heyAJl
s1healthHIj+
s1helloHDL/
s1helpSD/A
s1hereASJ/
s1heyTEU/
s1hiSAO/
s1holdA2/J
s1hopeMCA/
s1humilityAAA/
s1hybridVjA5
s1ideallyd+AA
s1ifA7Mr
s1inYAnu
s1independentq+KA
s1informalKLE/
s1inspectAU/C
s1interviewsUVL/
s1itK5Gp
s1iv/VAA
s1jobAAm/
s1keepAH/E
s1keepingYB/A
s1keineAAB/
s1kenntnisseL/AA
s1kindGAF/
s1knewA/JC
s1know/fCA
s1knowingN/AA
s1knowledgee/FA
s1lA/An
s1laX/HX
s1larkspurUHQ/
s1lastAAY/
s1lem/Aj
s1leadOP/J
s1leading/INA
s1leanH/NA
s1les3NA4
s1levelcxGX
s1licence/CAF
s1localB/RN
s1lovelyA/OA
s1maintainHO/L
s1manageFN/A
s1manual/EKA
s1master/XAA
s1maîtrise/ADb
s1mentorQL/M
s1mewpG/KA
s1min/OON
s1mindestensmAI1
s1minimum/NWO
s1mit8AFi
s1mitarbeitAH/A
s1mitwirkungGL/D
s1modelAM/A
s1mostAB/S
s1mostlyAA/Q
s1mustNA/a
s1negotiateAF/A
s1newAAQ/
s1nineLOB/
s1noBAM/
s1nobodyAAA/
s1nosAAA/
s1notAAA/
s1notreUBA/
s1nousEQA/
s1occasionalKA/R
s1ofZ/NA
s1officeAJB/
s1onOEzl
s1onceAE/A
s1onesAUt
s1onlyeAR7
s1ourXJA/
s1overseeAQ/H
s1own/pkA
s1paidAAJ/
s1parkingCAK/
s1participerAA/A
s1patienceAAA/
s1payXKU/
s1people3YAg
s1performAP/A
s1performsAM/A
s1permanentYKS/
s1permiszaAQ
s1planJL/A
s1plannedAo/A
s1pleaseNOM/
s1portugueseA/OD
s1positionEDK/
s1postAeWz
s1posteUNS/
s1postgraduateA/QJ
s1pourxAAx
s1practiceO/NM
s1preA0Wq
s1prepareNW/Q
s1previousi/AA
s1priceAr7A
s1priorA/FA
s1professionalH/AA
s1proficiency/AJA
s1proven/AFB
s1prüfungAF/C
s1python/gAA
s1qualified/AIA
s1questionsNCC/
s1r3aAA
s1rateQAR/
s1rattachéAF/Y
s1refMAP/
s1registered/LLL
s1relocationRAP/
s1reportLE/A
s1reportingGI/P
s1reportsAFW9
s1representAA/A
s1requisitionDGS/
s1reviewGQ/X
s1rightEHG/
s1rigueurAAD/
s1ringOPJ/
s1roleGAA/
s1rotatingPRA/
s1runQX/A
s1rémunérationJGR/
s1safetyAL6/
s1salaryVSP/
s1sapY/AA
s1schoolgAA/
s1secure/AOA
s1sehr/EIM
s1sendPWV/
s1seniorAAA/
s1setGL/B
s1shortlistingHQL/
s1siA/Ab
s1sicherer7OLH
s1sieKA/A
s1siemensU/AA
s1signAE/U
s1since6AAg
s1smallIMA/
s1soJ/NM
s1solid/AAA
s1someodxB
s1someone0iAV
s1sorryAGD/
s1sound/ADS
s1spanishk/QA
s1speakPc/A
s1sql/SAA
s1staffGLA/
s1startAAc/
s1stellenausschreibungLEP/
s1strong/AAj
s1structuralAAA/
s1subjectLRS/
s1superviseNP/A
s1supervisingobqA
s1supervisionH6Dh
s1supportAA/N
s1takeLUze
s1takingAr7m
s1teachPU/A
s1teampWA9
s1tenirAD/A
s1terraform/sAA
s1textEGP/
s1thanksNAO/
s1thecJZ9
s1thenA+Ae
s1thereTA5h
s1theyvLiX
s1thisKLP/
s1thoseA0A/
s1threepnAm
s1timeB/AW
s1titleCBA/
s1toTN/R
s1trainDA/A
s1trois/AAE
s1tuAD/A
s1twoeEW7
s1unu0AY
s1understanding/LCI
s1uneA/A4
s1unsereAAP/
s1unventedI/SA
s1upLEA/
s1useH4vO
s1vacancyCIE/
s1valid/ARG
s1visitsAAA/
s1voswASn
s1vousSA/A
s1wasAjA/
s1weVTO/
s1wechselschichtAAD/
s1werU/AG
s1whatRAW/
s1whenjFA/
s1whoeAD/
s1whoever/qbA
s1whyQAV/
s1willAA/k
s1wirAJA/
s1withmJA/
s1workAl/A
s1working/AHi
s1worksAAw/
s1writeMA/W
s1writing3YhA
s1youlH7Y
s1yourTA/A
s1zweiPxAg
s1£YSV/
s1€aYQ8
s2$ 0XRV/
s2( aAAU/
s20 (AyL1
s20 0fRO1
s20 ans/OPE
s20 daysYWY7
s20 hoursjVI2
s20 tageGST/
s20 toDJ/A
s20 xAFA/
s20 years/OQA
s20 yrs/HCA
s20 àJZG/
s2a 0e9EA
s2a applicationCMc/
s2a bachelor/AZP
s2a bitE3oE
s2a car/OAA
s2a currentloME
s2a driving/WTA
s2a full/AoE
s2a minimum7WZU
s2a record/AIA
s2a secondA/ZA
s2a valid/ZIA
s2ability toZSA+
s2able tokAA+
s2about 0NGA/
s2act asHR/F
s2an enhancedcXZz
s2as promisedHUM/
s2at least8UYV
s2bachelor spgZW
s2band 0bZR4
s2base :QSM/
s2be able+LAU
s2be it/AAA
s2be theBQ/A
s2bonus pointsB/NF
s2ce queAAM/
s2cheers SAY/
s2class 0I/UA
s2closing dateMWa/
s2comfortable with2iDA
s2confident with/GQA
s2contribute toSQ/C
s2d 0A/bA
s2day togH/G
s2deux ans/JAA
s2diplôme d/GTO
s2don tCHX/
s2e 0/QYE
s2erfahrung mitA/NN
s2evidence ofsaAg
s2experience ofr4FA
s2experience withpoER
s2first aido3IB
s2five years3EMc
s2fluent english/HWL
s2four years/TRD
s2from :JJA/
s2full drivingzlSA
s2full timeSUT/
s2full uk3KaW
s2garda vettingMNK/
s2german J/aA
s2good english/GZA
s2grade 0/KCK
s2grade :NaV7
s2hands on/DKB
s2hold aB/La
s2i veFKP/
s2i want/AZA
s2if itAAU/
s2if youD/Cf
s2in theAR7a
s2iso 0C/IA
s2it dw7EA
s2it hasAQC/
s2it isAO4f
s2it s5HRb
s2it wouldAwUh
s2keep theGV/G
s2know the/LAA
s2know your/DNA
s2knowledge ofe/FA
s2la connaissanceA/RG
s2lead aMR/F
s2level 0cyGU
s2look afterRL/A
s2master sxiQJ
s2medical dentalQVS+
s2min 0/VUH
s2mindestens drei7STT
s2mindestens ein/MHA
s2mindestens zwei/PZL
s2minimum 09OWX
s2minimum of4YYY
s2must bebEA4
s2no agenciescYdw
s2no degreeAJY/
s2not less/HJA
s2on callAs8B
s2on theeFA/
s2one year/CFA
s2our 0IVS7
s2own hand/ALM
s2own theAK/L
s2participer auxAA/A
s2people who8AAd
s2permanent bIZ8
s2permis bujQA
s2please donFSb/
s2please sendWbbz
s2power biq+FA
s2pre employmentVBW/
s2python orD/UR
s2registered with9OPJ
s2reports toKHA/
s2run theVX+M
s2sehr gute/HIC
s2send aaaW2
s2set upKP9I
s2sicherer umgang7OLH
s2sign offEK/B
s2so weAAB/
s2so wouldA/NA
s2somebody whougAg
s2someone who8pAG
s2spanish b2dR
s2start :PPS9
s2subject :NVS/
s2supervision ofH/GC
s2thanks WAZ/
s2that sCAT/
s2the councilGPF/
s2the last/FAK
s2the officeJUD/
s2the person8Q3A
s2the postAJ4l
s2the postholderQa/A
s2the schoolQRA/
s2the teamOKA/
s2the trustjXUw
s2the workAM/D
s2there isfAWz
s2there sgF/A
s2they must/NlA
s2they veYAA/
s2three years/ZNA
s2to :AEA/
s2to bemGHs
s2two ofeHA/
s2two years/KOA
s2understanding of/LCI
s2use ofU/HG
s2valid driver4YUT
s2vous avez/mAA
s2we also9qpA
s2we aremPij
s2we buildOTA/
s2we canaAJw
s2we dA/NK
s2we do0CSt
s2we donAKZ/
s2we haveGUN/
s2we llAAZ/
s2we lookxQA6
s2we makeMTN/
s2we needAA/O
s2we offerYST/
s2we payWTY6
s2we reNLb/
s2we runCQA/
s2we wantAF/O
s2we welcomecRW9
s2we workPQO/
s2we woulde/AK
s2what sPIR/
s2what weYJA/
s2when aAOA/
s2wir sindDWH/
s2work withA/fA
s2working knowledge/XAD
s2write toASD/
s2you arexB/A
s2you canvDA0
s2you dPA/W
s2you drive/AAA
s2you getAMB/
s2you have/UAA
s2you hold/AAJ
s2you knowv5AA
s2you leadAO/A
s2you llHS4g
s2you mustmFWq
s2you owned/A
s2you reSAT/
s2you reportNSA/
s2you runKW/A
s2you should0BBl
s2you speak/DEH
s2you ve/fAA
s2you willQL/V
s2you work/AYA
s2you wouldAA/X
s2you write/ATA
s2your ownqM1A
s2£ 0YSV/
s2€ 0aYQ8
u!AoMz
u$ZiRy
u%aPc3
u(qrcP
u)qrcP
u0eacs
u:5Lga
u?A/Hz
uaipXe
uabASuw
uaberA/Ab
uabgeschlossene/ACA
uabgeschlossenes/AAA
uabilityzLAv
uable/AAp
uaboutMUwp
uabove/PBT
uabroadAAk/
uabschluss/nAA
uabschlüsse/ABU
uaca/AJA
uacademyAAA/
uacca/KIA
uacceptAEq/
uacceptedIAN/
uaccess/LDH
uaccessibilityA/AS
uaccommodationPId/
uaccordingMTV9
uaccountJf/D
uaccountablelI/A
uaccountingT9nA
uaccountsiB/H
uaccreditedziAc
uaccurate/A4A
uachtADZ/
uacquisitionAg/A
uacresDPF/
uacrossNO2n
uactxXbW
uactionA3A1
uactive/DfA
uactivitiesZG/A
uactsAAs/
uactuallyAQ/N
uactuaries/A9A
uadTA0i
uaddA2sk
uadditionalCgX5
uadjustmentsAbN/
uadminFpA6
uadministered/ALA
uadministration5ZdB
uadministrator/ArA
uadmitted/AAH
uadrh7EA
uadresserANF/
uadultsxAqU
uadvanced1/EA
uadvantageA/LA
uadvertUQB/
uadviceYR/A
uadviseUQ/J
uadvisoryAI/A
uafgsub/AA
uaftercKwn
uagA/A1
uagainstSB9a
uageA3V/
uagenciesRSd/
uagencyAUg9
uagentsVXrb
uagileA/LP
uagreementdQC/
uaheadA/6N
uahpra/UIB
uaiRAA/
uaidk/AG
uaidesAA/A
uaircraftAKA/
uairflow/AiA
uairportCFM/
uairsideAAU/
ualcoholkLG/
ualertscA/A
ualldVct
ualleAAI/
uallemandA/AA
uallowanceQSU/
ualoneEAX/
ualready//AA
uals/AQZ
ualsosu/A
uamAQsv
uaml/AVA
uamong/AJN
uanofdb
uanalysis8NnA
uanalystLaxY
uanalystsAi/Z
uanciennetéAAA/
uandlM1a
uanesthésieAu5n
uanglais/iOA
uanimezAW/A
uannonceACA/
uannualpE/C
uannées/BAZ
uanothertrML
uans/API
uanschreibenAAA/
uansibleoXvA
uanswerZPol
uanswersAH/Z
uanyrtNQ
uanybodyd/KA
uanyoneAlA/
uanywhereNAn2
uapiIx/A
uappvAkl
uappealsYO/A
uapplicantsfGV+
uapplicationhAF/
uapplicationsRTW/
uappliesAJJ/
uapplyNDM/
uappointmentxEA8
uappointmentsA4/A
uapprenticeLA/j
uapprenticesBG/D
uapprenticeship3NCm
uapprovedHkXx
uaprilAEA/
uaprèsAAE/
uaptitude/CAM
uarbeitwAan
uarbeiten5AAr
uarchitectozXA
uarekQM9
uareaABg/
uarengSAw
uarmzghA
uaroundbKzb
uarrangehA+I
uarrangedeNB2
uarrive/ARA
uas4pVH
uasapDAD/
uaseptic/ARA
uaskmLA/
uaskedVcA/
uasme/AQA
uassessFn/O
uassessmentxbrA
uassessmentsYm/A
uassessorA/ZA
uassetA/vA
uassistAt/A
uassistanceoJKy
uassistantCZ/B
uassistantsNV/A
uassistsAQ/A
uassociatere4A
uassociationqoAe
uassociésAQA/
uassurerAA/A
uassurezAJ/A
uastreinteDN/A
uatkefd
uatelierdA/A
uattendAM/j
uattestation/AAZ
uattorney0A/A
uau5A3J
uauchAA36
uaudithrwB
uauditor/gKA
uauditorsJR/A
uaufyAvQ
uaufmaßAA/A
uausLWB/
uausbildung/eDE
uausländische/DAA
uaussiAeS/
uautoiAer
uautomateAW/A
uautomated/AcF
uautrepAqa
uautresAcW/
uauxAq/A
uavailableChA/
uavantAAz/
uavecoPyO
uaveragelAnp
uavez5/AA
uavoir7/AA
uawarduhmA
uawayIcR6
uawkwardpX/A
uazurex0KA
ub/TIO
ubabiese/VA
ubac/AJE
ubaccalauréat/AAA
ubachelor/MSB
ubackALk/
ubackgroundA/AZ
ubackgroundsApP9
ubadDAt1
ubagA6+j
ubakeryA5Lf
ubalancecA/A
ubandDbny
ubankYYQ7
ubanking2SqA
ubar0JyA
ubasA/AO
ubaseYLe3
ubasedfkMm
ubash/AAA
ubasic/KAf
ubasisZJK/
ubatteryAS/B
ubauGJK/
ubauenAAA/
ubautFOA/
ubayXA9Y
ubc/PRA
ubejWVv
ubearingAF/C
ubeaucoupAgA/
ubecause/pJK
ubedCOm0
ubedroomsCME/
ubeenkQC/
ubeforebpjV
ubegin/NUG
ubegleitenAU/A
ubegleitungAN/A
ubehind/XKV
ubeiIcM/
ubeides/FNA
ubelowDv/A
ubeltA/EA
ubenchE8Oc
ubendaIA/
uberatungFA/H
ubereitschaftAAT/
uberufserfahrung/RVI
ubestFckz
ubetreutACA/
ubetreuungAA/A
ubetriebA/lA
ubetteritBi
ubetweenJKyw
ubevorzugtYAU/
ubewerbungBAA/
ubewerbungenMDG/
ubeyond/AAP
ubigwAQx
ubikesA1rO
ubilingualG/Bg
ubillZV5I
ubillingA+ma
ubiology/AII
ubiopsiesAY/A
ubirminghamGCg7
ubisAG/n
ubitb2QL
ubitteHAD/
ublack+ABj
ublindOv/A
ublocksAM/A
ubloodAA/2
ubls/AJA
ubluetoothC/JA
uboard5QhL
uboardsTD6X
uboatsA4A1
ubonneXbA/
ubonusIwN2
ubookNc/I
uboot/JnA
ubootloaderAI/A
ubootsFAE/
ubordLA/A
ubornAdG/
uboth/AAv
uboughtYRA/
uboutiqueAAA/
ubranchesDMT/
ubrandA/R1
ubrandtBMB/
ubreakdownsAK/A
ubreakfastnP7A
ubreaksbC/A
ubridgeA7qm
ubridgesiUA8
ubriefAL/M
ubrigadeKA/B
ubringQd+I
ubringingAr/A
ubringsAAA/
ubritishQAA/
ubroker/AsD
ubs/lWA
ubsc/AJA
ubtpA/AA
ubts/AMG
ubudget1QuA
ubudgets+U1A
ubuildbd7H
ubuildsAAY/
ubuilt/AhQ
ubulletinsKI/A
ubureauAOO/
ubusvvAW
ubusinessxclJ
ubusycAtj
ubutV/GL
ubuyW/AO
ubuyersAA/L
ubuyingNb/A
ubzw/AAA
uc4jcB
ucabinetcAc4
ucalculateCP/A
ucalculations/F/A
ucalendarAN/S
ucalllDtk
ucalledPAf1
ucallsei/A
ucalmAbJ/
ucametaAv
ucanyiUV
ucanadapFA7
ucanalAHO/
ucandidateAQA/
ucandidatesOiA/
ucandidatureLAG/
ucandidaturesAAA/
ucannotNAf9
ucannulation/WAA
ucanteenFAN/
ucap/WdA
ucapableAAA/
ucapacity/ZLA
ucar/bAZ
ucard/LAW
ucardsVA/Q
ucarexmoA
ucareersHNT/
ucarried/WAS
ucarries/A4A
ucarryAJ/O
ucarsANzb
ucarte/AXG
ucaseloadAg/A
ucasespO/A
ucashVM/A
ucasierAAA/
ucatheters/ASA
uccha/AA
uccnsg/jAA
ucd2PtA
ucdiATA/
ucdly+AA
ucentDJc/
ucentreaAH/
ucentresANh/
ucenwat/AGA
ucertR/AA
ucertificate/xFA
ucertificatesDnso
ucertification//AA
ucertified3NLh
ucertifygA/A
ucetteDAA/
uchairBo7S
uchairsideNG/A
uchangeAA/i
uchangedEJK/
uchangesHP/A
uchantierCA8j
uchaqueAAys
ucharcuterieA/AA
uchargegj/A
uchartered/cAA
uchartingPX/A
uchaseAA/A
uchatHZA/
ucheckDB83
ucheckedAAA/
ucheckingtc/A
uchecksAA/d
ucheerfulAAC/
ucheersMAS/
uchefIDm3
uchemical/AHl
uchemistrygO/A
uchezYAum
uchfaLA/
uchief6AnW
uchild1AYi
uchildhood/MiA
uchildrenJUxp
uchoicejJF5
uchristmasAgG/
uci+sDA
ucircuit/AeA
ucityYSP+
ucivil/Bfa
uckaW/JA
uclaimsWfsT
uclass4dVK
uclassroomsE5E
ucleanfAQ5
ucleaningA28Z
uclearoAA8
uclearance/AOE
uclearlyAAA/
uclientoAgv
uclientsOEut
uclimbACA/
uclinical2gRK
uclinicsAqjt
uclosemA7U
ucloseduAH/
uclosinggGM/
uclosuret/aA
uclouds0dA
uclubU/AY
uclustersAA/o
uclôtureAA/H
ucoachEk/A
ucoachingQS/J
ucoastNUW+
ucode/HiF
ucoded/BAA
ucoffeeLHA/
ucoldrQA/
ucollaborateursDOA/
ucolleaguePA5f
ucolleagueslDok
ucollectiveA3Nv
ucollectivesA6/A
ucomesxAZm
ucomfortable/NAL
ucomingAUG/
ucommand/NYA
ucommanderspA
ucommer5WA
ucommerce9aaC
ucommercial6AvV
ucommissioned+ABs
ucommitmentBBA/
ucommittedZWS+
ucommitteejElm
ucommunicationADY/
ucommunitiesBRO/
ucommunityDhb6
ucompaniesAmtm
ucompanyUTB/
ucomparable/IUA
ucompetence/dBA
ucompetent/AAA
ucomplaintsAB/5
ucompletelAyi
ucompleted/APA
ucomplex/AwA
ucomplianceQB4l
ucomprisJA6k
ucomptabilité/AQD
ucomptableAAB/
ucompteAAi/
ucomptesYA/A
ucomputer/bQA
uconditionsoAp1
uconductAA/T
uconferenceEZV8
uconferences3ojA
uconfidenceoAH2
uconfident+HJj
uconfidentialMCA/
uconnaissanceo/AA
uconseilAA/A
uconsentiA9A
uconsider9HGT
uconsideredkAL/
uconstruction3ZNR
uconsultantsTK/E
uconsultationAj/A
uconsultationsAJ/A
uconsultingMAH/
ucontact3RkH
ucontactedNIU/
ucontractnAcu
ucontractorsAd6g
ucontractslDqY
ucontrastNL/A
ucontratAEA/
ucontributeJS/D
ucontributionGA/g
ucontrolmA2b
ucontrolled/AHl
ucontrolsMz/A
ucontrôleAm/A
uconversationEFC/
ucookingqpzA
ucoordinateAK/C
ucope/AjA
ucopiesJQa/
ucore3KXT
ucorkAJJ/
ucoru/JAA
ucostJb/A
ucostingS/iA
ucouldE/RR
ucouncilvJig
ucouncilsYAA/
ucounselAAtv
ucountVjMs
ucountedAAC/
ucounterZXE2
ucountriesPTS/
ucountseA/e
ucountyPYI/
ucouplexB/A
ucouplesBK/A
ucoursed/AU
ucoverAzij
ucoversrHhe
ucpa/pNA
ucpd3WAj
ucpr/AAA
ucredentialsA/AP
ucreditLYgw
ucreditedAAM/
ucrewhykD
ucriminalESA/
ucriteriaxKAv
ucrm/UJA
ucrosskyFX
ucryA/Al
ucscss+AA
uctO/XH
ucta/AEB
ucupAAA/
ucurrent/iGA
ucustomerfA/P
ucustomersAh0f
ucutzXnA
ucvJNK/
ucvsJKG/
ucyberAnW2
ucycleeI/S
uddodb
uda9rAA
udafür9AAo
udaily/AzA
udairya/AR
udamitZAl3
udannA/gA
udarfk/AA
udass/AAA
udatag4pA
udatabaseyA+A
udatabases/FAJ
udate/FDP
udated/AAA
udatev/SiA
udavonWAM5
udayfJ0h
udaysURl1
udb/DIA
udbsHAR/
udbtiupA
udd/HFA
udegUkl
udeadlinesAA/W
udealJi7R
udearLAK/
udecemberXVQ/
udecentvATt
udecideAA/g
udecisionsUAvm
udefectWM/A
udefectsA+6A
udefenceLoA/
udefendyM0A
udegree/eLG
udeiniAza
udeineSA/K
udeliverAN/D
udeliveriesAL/A
udeliveryLG/N
udem0LhT
udemandqt3A
udemonstrated/AAA
udenlA/A
udental0PNt
udepartmentbmbf
udependingWWW/
udepositions/GFA
udepotASA/
udepuisFAA/
udeputy2ueE
uderZG/O
uderbyCJA/
udesQR/F
udescriptionSGT/
udesignnl/A
udesignation/vFA
udesignerAure
udesigning/OjA
udesignsAEU/
udesirableA/AR
udeskDAw8
udessus/AAZ
udetailsAOA/
udeutsch/AAA
udeutschkenntnisse/AEA
udeuxxA9I
udevelopBS/A
udeveloping/DSH
udevelopmentPtvJ
udevice/sBA
udevices1ARh
udguv/AlA
udiagnostic/AsH
udiagnosticsAuA9
udiagrams/CAA
udichARq+
udidQ3GZ
udiesKqW
udieseAAP/
udifferenceBEI/
udifferentXAO/
udigital2LdT
udigsAAA/
udiplom/ABA
udiploma+dSA
udiplôme/VIA
udirs/gA
udirectLi0T
udirectionAJ/Q
udirectorAAg/
udirectorateAAH/
udirectorsCA/l
udirectoryCn/A
udirectriceAZa+
udisabilitiesNMU/
udisabilityYNV/
udisabledAtU3
udischargejR/A
udisciplinary/CrA
udiscipline8A9B
udisclosureOIW/
udiscountAOF/
udiscretionAAF/
udiscrétionAAA/
udiseaseOA/b
udistrictGRZ+
udiversitySAZ/
udiy/AAA
udocUR2
udockAJ/A
udockerq/AA
udocumentcD/M
udocumentation/AZA
udocumentsAB/j
udoesIllo
udoesniAM9
udogaEZ3
udogsUAa4
udoingOA/k
udoit/AAA
udokumentationYL/O
udonZPK+
udonepyYH
udontQBA/
udoordAsj
udoorsA5ii
udose/QtA
udossiergAA/
udouzeALB/
udownWQ/O
udrtAAx
udraftIM/A
udrafting/N1A
udrawing/AlA
udrawingsvC/A
udreixNTk
udrillsFJ/G
udrinkaAH/
udrive/e1A
udriven/RAA
udriver6lEP
udriversrh8A
udriving9eUF
udropsAA/A
udruglAO+
udryA/UX
udsn/A/A
uduZe+E
udublindvAo
udueic8F
uduesAFT/
uduplexA/pA
udurchaA/A
udurhamAAC/
uduringTAru
udutchf0HO
udutiesAi/K
udutyCX/G
udès2AJr
udéjà/1AA
uerIim
ueachAH/q
uearlyMbgt
ueasa/ALI
ueasierA/MH
ueastCQC/
ueasterAAa/
uedition/HDA
ueducationqSC2
ueducatorY/KH
uegGFC/
ueigeneJAA/
ueigenerAGS/
ueightKGp2
ueignungQGR/
ueinhnMg
ueine0MHl
ueinenR4Nc
ueinerVnia
ueinmalAA/P
ueither7ZAj
uelectricalimsE
uelectronic/lDA
uelektroniker/ACJ
uelevenANe/
ueligibilityqAf1
uelsecAX/
uemail8AGs
uemergencyG7nM
uemployeeHIP/
uemployeesJL7e
uemployerYQY/
uemployersnAi9
uemploymentUfM3
uenqaWf
uencore/AAK
uend1IRk
uendorsement47AA
uendorsementsP/gA
uenergyZ/AN
uenfantsAr0b
ueng/AAT
uengineD/kF
uengineerjA0c
uengineering7WSY
uengineersBu0P
uengland/CIh
uenglisch//AA
uenglish/HKA
uenhancedgHa7
uenough/KAg
uentrepriseSIA/
uentretienAAe/
uentryvA5D
uenversAAA/
uenvironment9aHU
ueoeGAN/
uequalqGO/
uequalityeAH/
uequally/AFb
uequipmenthMyX
uequivalent8TKh
uerAAA/
uerfahrungH/AA
uerlaubnis/AAA
uerstellungPG/A
uesvKPl
uessentialnGH+
uest3FAv
uestimatesAF/A
uetcA/V
uetcsA/GH
uetwaAZ/A
uetwas/oAA
ueuHZA/
ueurAAw/
ueuroMpG3
ueuropeBRA/
ueuropeanD/dN
ueveningeAX0
ueveningsAAg/
ueventsh5A
ueverA/Af
ueveryFJ/k
ueverybodyAa4k
uevidencezm6A
uewmr8JA
uexamen1wqA
uexampleclMt
uexamsU7lB
uexcel/AAA
uexceptAA/W
uexecutivesACS/
uexemptFAF/
uexigé/IDA
uexistingA/bi
uexpectvArY
uexpected/iXA
uexperiencew/DE
uexpert6AcV
uexplainGF/e
uexposureA/AB
uexpérienceV/AA
uextrah/aA
ueyeADn/
ueyesA7Ae
ufLjM2
ufabriqueBGA/
ufaceHO/N
ufactoryAS/
ufahrerlaubnis/AJA
ufair/AST
ufaireeAkl
ufaitesAL/A
ufallLA/O
ufallsA/gf
ufamiliar/AAA
ufamiliarity/+AA
ufamiliesG1/A
ufamillestozA
ufamilyNSS/
ufanuc/AAA
ufarmXzA0
ufarmsABv/
ufastnLB0
ufasterA/Ab
ufastestDVA/
ufault/XhA
ufaultsAQ/A
ufaut/AAM
ufbiAAE/
ufdaknqA
ufeaturesHX/A
ufederalPhI4
ufeeIIq3
ufeediD/A
ufeedingNu/A
ufeesA/Yg
ufeetAA/X
ufellow/AZA
ufewAh7h
ufia/AAA
ufieldIwsU
ufigma/AvA
ufileSP/A
ufilesfnwA
ufilingsgA/A
ufillfAry
ufinal/AtA
ufinanceZprM
ufinancialxgrA
ufindFzWq
ufindingqf4A
ufindingsAJ/X
ufingerprintAEA/
ufinishkFoh
ufinished0bVO
ufinma/AAc
ufireAf/A
ufirewalls/AzA
ufirmYSY2
ufirstdlmV
ufitAM/1
ufitnessCEA/
ufittingNP/A
ufivegHwl
ufixedAgvk
uflatAIB/
ufleetMAi8
uflexibleSAR/
uflightsLAP/
ufloorMH1k
uflowwS8A
ufluency/AAA
ufluent/AAA
ufluently/IBA
uflux3seA
uflyAA/d
ufolksA/RJ
ufollowingA/Ea
ufollowsgAoy
ufonctionMAA/
ufoodonhK
ufootballApC/
ufordcki
uforecastAA/S
uformcUR3
uformationW/ZA
uformerL/AZ
uforms/A0A
ufortnightABX/
ufortyAL/W
ufounderDIA/
ufourgTes
ufoursAA/A
ufourteenNKg2
ufourthEFA/
ufragenAAN/
ufranceSAq1
ufranzösischA/AA
ufrançais/AAZ
ufrauAGA/
ufreeWWL+
ufreiCJA/
ufreight/UnA
ufrenchb/PD
ufresh6A6A
ufridayArd1
ufridaysLAo4
ufridgeAuoh
ufriendlyUAj+
ufriendsA/AA
ufrighten/DAA
ufromoPub
ufrontpLyN
ufruitKPA/
ufuelAvwX
ufull+IUh
ufunctionalXZ/A
ufundingA4uW
uführen2A7A
uführerschein/dAA
uführstAD/A
uführungszeugnisAAA/
ufünf/AGi
ufürma0D
ugwZDe
ugaap/AeA
ugarageDFA/
ugardenLXF/
ugashT9A
ugatePvAy
ugcihi/AA
ugcse/AzA
ugd/mAA
uged/SJH
ugegründetERA/
ugehaltA/AK
ugeht/AVS
ugeneralYA/U
ugeneralist/QVC
ugenerationcRK/
ugermanQ/RA
ugernn/AJ
ugesprächYAA/
ugetjoRe
ugetsZ/RA
ugettingAF/p
ugit83AA
ugiveDZou
ugivenc/TJ
ugivingAG/M
ugladA/Ng
ugleitzeitAGL/
ugmbhAAS/
ugoiOhm
ugoesJ8fQ
ugoingDMq8
ugoldd/AA
ugoodzaAm
ugoods+A9A
ugotPdA/
ugovernance/AhA
ugovernmentAtdy
ugphc/JEA
ugradeuArm
ugraduatewAtY
ugraduatesAtyZ
ugrandAuA/
ugrantLr/A
ugrasp/AAA
ugreatA/Al
ugreenA2I3
ugrilleAAA/
ugroundec/A
ugroupQPmz
ugroupeEA+j
ugroupsP5qJ
ugrowJArv
ugrowingDcQ/
uguaranteedQKP/
uguidelines5xAA
uguilds9eMA
ugute/GAA
ugwol/MA
ugymVHO/
ugültig/AAA
ugültige/CEA
uhabenV0Fi
uhabit/eAA
uhaccp9eUA
uhadS+Hb
uhairAAA/
uhalfTYqj
uhaltenAH/A
uhalvorsenLBF/
uhand6ppA
uhandicapEbF/
uhandleAj/S
uhandling/UKD
uhandoverAA/A
uhandszAcl
uhandym/AA
uhappenAj1j
uhappyAvc2
uharbourAYR/
uhardgAs4
uharlowAAA/
uhaskbG2
uhasts9AI
uhatQjA/
uhave5pAe
uhavendAD/
uhavingb/AA
uhcpc/EAA
uhejA2h
uheadcrMq
uheadsiJ/A
uhealthXWgw
uhealthcarei/gA
uheardAAf/
uhearingkAI5
uheartvAF2
uheatr7tA
uhebdomadaireAE/A
uhedgeAx/R
uheißtlAA5
uheld/HAL
uhelloAAH/
uhelpAk/K
uhelpsa/AC
uhepatitisAAE/
uheredWA8
uherrAAA/
uheuresAAb/
uheyTEU/
uhiAAr/
uhier5AAs
uhighqLck
uhigher6eHU
uhighlyA/QK
uhireZAm2
uhiringAMz0
uhistory4FFf
uhnc/qDA
uhoistAkvz
uhold6eaI
uholidaySTX/
uholidaysTZT/
uhomeVfVy
uhonestAAW/
uhonestlyoA/A
uhonours/BIb
uhopeElA8
uhospitaloTA3
uhospitalityH6Ct
uhospitalsHAi/
uhotelrXJn
uhotelsUNB/
uhourOeop
uhourly/AkU
uhourscRZ2
uhousesAEl6
uhousingA1S2
uhowpglM
uhoweverCAA/
uhroAxq
uhrsVKZ9
uhuddleCL/A
uhuitcFA/
uhuman4nAX
uhumilityAAA/
uhumourAAE/
uhundredCFA/
uhybridKGk/
uhydraulics3r3A
uhygiene/WmA
uioRD2
uichcAA/
uiciAAA/
uidlAX0
uideallyg/AA
uiec3ddA
uifZ6PW
uifrss5MA
uifs7A0A
uii8lTA
uiii/BKg
uilwtAX
uilsAgA/
uimportuK/A
uimprovementV/XA
uintYiZ
uincidentspD7B
uincl/ADT
uincludesTDC/
uincluding/AlN
uincomewM/A
uinconelJ/AI
uindependentfpGl
uindispensable/AKA
uindividualLA/E
uindustrial3Agf
uinformalKJA/
uinformationyAcy
uinfrastructureASY/
uingénieur/AGA
uinjection/rAA
uinsAA/P
uinscription/AAU
uinscrit/CAA
uinsidessLL
uinspecthR/A
uinspectionH8rL
uinspectionsA2/A
uinspectorAkwc
uinstitute/wAA
uinstructorA/BR
uinstrument/aCA
uinsurancexXPf
uinsured/AMY
uinsurers/AAT
uintakeRA/A
uintegrated/gAA
uintegrationsuAH
uinterestA+Iu
uinterestedLAP/
uinterests08EA
uinterlocuteurAF/A
uinternationaltjAg
uinternetAAf/
uinterpretvA/A
uinterpretation/AAA
uinterventioncb/A
uinterventionsHC/A
uinterviewqCI/
uinterviewsKEb/
uintoGh/Q
uinvestigateCS/A
uinvestigationsRl7E
uioshN/AA
uipafM/AA
uirishq/AA
uisjZUv
uisnRVWz
uiso0nQK
uissueHA/O
uissued/EJQ
uistvKA4
uitzXUe
uitalianE/LF
uitarAAA/
uitsoGH+
uiv/oAA
uix/GSA
ujahre/AAW
ujahren/EAV
ujanuaryGCA/
ujava8oWA
ujeOtA3
ujedeVAJ/
ujederJAI/
ujemandPAA/
ujeudiAA/P
ujobradTVQ/
ujobsAFyx
ujoinSnA7
ujour/ASa
ujoursAEg/
ujulyMQH/
ujuneAHe/
ujuniorh5bA
ujuniors+NtA
ujust/DEj
ujustifiez/MAE
ukXkVv
ukannAxNq
ukannst//AA
ukantineBIC/
ukategorie/DAA
ukeepAa/A
ukeeping3A/A
ukein1AAr
ukeinePLA/
ukeinerAPC/
ukenntnisse95AA
ukgALV/
ukidsAYzn
ukindVAG/
ukinderMoA8
ukitchenCvbj
uklasse1QAj
ukleineAA/A
uknewA/LA
uknowy/AJ
uknowing//AA
uknowledge2/AA
uknowsOIA/
ukollegenAomq
ukommenHAd8
ukongsbergB/AA
ukubernetes/tAA
ukönnenk1AY
uliivK
ulaWmnZ
ulabouriA/R
ulabsAI5x
ulagerAA/A
ulakeAKR/
ulandlordAn/A
ulaneAAI/
ulanguagen3QN
ularkspurVFP/
ulaserW/FA
ulassen/A/A
ulastebL0
ulateAxvT
ulateroAxU
ulawxhpA
ulbsADG/
uleYQpo
uleadOM/C
uleaderLvH0
uleadershipj4KG
uleading2bWP
uleadseA2U
uleanJ/uA
uleapuuTA
ulearnedMA1/
ulearners/AkA
ulearningzAlV
uleasehold/BVA
uleast/UOK
uleaveQOQ/
ulebenBAA/
uled/nAA
uleedsJSH/
uleftYEX0
uleiderAJV/
ulesRA/B
ulesen/pAA
ulessonsj/lA
uletMoam
uletsA/Wb
uletterHAq/
ulettersyAmW
ulettreAFA/
uleuteApA/
ulevelzyOH
ulgpsNAU/
uliability5PeL
ulicence/qCA
ulicense/MAA
ulicensed/OcE
ulifeJxHx
uliftQiyT
uliftsL5yA
ulightAx2a
ulikeMtbo
ulikelyAGA/
ulimsv3AA
ulineaptL
ulinux/sAC
ulistjA/H
uliteracy/hAA
ulitsAIA/
ulittleX/Ad
ulive3JSe
ulived/cAA
ulivesMAA/
ulivinggQEz
ullfYoa
ullpAEA/
uloadAs/A
uloadingsV/A
ulogbA/A
ulogementAGR/
ulogic/OIA
ulogiciel/VAB
ulogisticsF5Wi
ulogsyCkA
ulondonsAA/
ulookaH0h
ulookedp/AN
ulookinghNyT
ulookstAZn
ulossMe/B
ulostTAR6
uloveAmr5
ulovelyA/Ab
ulowA/jF
ultdAAA/
ulunchAZp0
uluxembourgeois/XAA
uläuft0vAL
umQleq
umaAGA/
umachenjAsX
umachineE7cZ
umachstJA/A
umachtA/AW
umacroA/AB
umadeP0Kj
umailRYA/
umain0C4H
umainlyHA/T
umaintainAy/A
umaintainsAT/A
umaintenancefA/T
umaisAwA/
umakeC9Ip
umakesGsIz
umaking9AyA
umanLvAx
umanagefK/A
umanaged/GUR
umanagementljRa
umanageriPin
umanagersDQ/A
umanagesAO/A
umanagingzjNI
umandarinA/AA
umandatory5AQn
umanual/ApA
umanufacturingg3IN
umarchAHg/
umardiAF/A
umares/ACA
umargeAA/A
umarkedFgA/
umarketH+Vf
umarsACJ/
umaster/MES
umatchVOV/
umatchingIP/D
umateAAm/
umathematics/cAL
umaths/bBA
umatinWAuh
umatterAAB/
umattersYSya
umaykNH3
umaîtrise/IHB
umeNQK/
umean0HpK
umeans/AeM
umechanical/LKX
umechatroniker/AHA
umedia76cA
umedicalnUTt
umedicationM21A
umeetHNwy
umeetingKk9N
umeetingsEi/C
umeetsCFM/
umeistAD/A
umember/vEA
umembership66AA
umenAAA/
umenschenAAH/
umentalwxAV
umentorAbzs
umentoringhvtA
umenusDQ/C
umerciALC/
umeridianILK/
umetykAo
umetal6vmA
umethod5hmA
umewpE/kA
umidVAr0
umidnightMS/A
umightArc/
umillionQPd/
umillionsAFA/
umin/AAT
umindrAgj
umindestens/AGU
umindingWA/A
uminimum/GQA
uminuteAW/S
uminutesiAW4
umissionHAT/
umitkauO
umitarbeitAA/A
umitwirkungBJ/A
umixedAGl/
umm2K/A
ummeMOL/
umobile/KXK
umodelsknxA
umoduleh6hA
umodulesR/PA
umoins/bAA
umomentm0/A
umonAAA/
umondayFXyq
umoneyAkY7
umonitorAL/D
umonitoringMe/B
umonthSQxk
umonthlyEH/G
umonths5NEm
umoreaxNi
umorningAhf0
umorningsAr/A
umostpCzV
umostlyAA/e
umoveA/+P
umrics/YAA
umrsAAZ/
umsc/5AA
umultia1bL
umultidisciplinaryrAOs
umuss/ARI
umust5ArX
umutualsLG4
umutuelleCAJ/
umylPI0
umédecinAA/w
umême/AAt
unachlJ7M
unachtsA0Yk
unachweisaAA/
unameQbA/
unamescAA9
unationalitiesJXN/
unationsAEB/
unative/AKA
unature3AAq
uneYAA/
unec+7AA
uneed3AQw
uneeded/RYA
uneedlingA/DA
uneedsgAul
unegotiatePD/A
unehmenYy7A
uneinAAA/
unetworkZUA/
unetworking/WHA
unewLh/Q
unextVZct
unhsPkI9
uniceA/AY
unichtiBA/
unichtsAAA/
unightAWzs
unightsABj/
unineYIY7
unineteenAHA/
univeau/AWA
unmc/AHC
unoqBJ/
unobodyMZc2
unoneA7Ad
unorthJFQ/
unosbAc0
unotfLH/
unoteTBA/
unotedA/EA
unotesbA/B
unoticeAFx/
unoticesgtqA
unotreKgA/
unousYtAx
unovembercdC7
unowPAf/
unuitAAA/
unumbercAH/
unumbersHU/E
unurxAMq
unurseqFhg
unurseryxEA1
unursesWgOz
unursing/PfA
unvq/YSD
uob/iAA
uobendreinD/AA
uobviously/ALA
uoccasionalAA/j
uoccupationaluAD/
uoctoberAyA/
uoddAX/K
uoder/zAA
uofrbdd
uoffKhX4
uofferPYS6
uoffersRXN/
uofficebHU/
uofficerswu8A
uofficesCttZ
uoftenyAAm
uohne/AAq
uoilYc/A
uokAaA/
uoldXScr
uonkXra
uonboardingAI/A
uonceGe5Y
uoneqJgr
uonesrA/A
uonline/NAK
uonlygDA/
uontario/APk
uopAX/N
uopenQYfq
uopenedqqAa
uopeningGOU/
uopera/JAA
uoperateAO/A
uoperatesAAh/
uoperating7MrF
uoperationalaO/H
uoperationseKxf
uoperatorsAphx
uopportunitiesYVb2
uopportunityXXV9
uoption7I/A
uoptionalGfA/
uoptionsQDb/
uor//CA
uoracle/FkC
uorbitalA/xA
uorderWE/X
uordering/A1A
uordersQA/A
uordre/EAA
uorganisationSAA/
uortAE/I
uosha/NgA
uotherMoUv
uotherwise6JXV
uou//AA
uought/AAA
uourVUc6
uours/jaA
uoutZW/K
uoutil/muA
uoutlook/AAQ
uoutpatientsAA/R
uoutsideAJD/
uouvertRRS/
uoverKb/S
uoverseeAP/I
uovertimeAlU/
uownuavE
uownedISL/
uownershipA/AT
uoùXAA/
uptRUg
upackcA+A
upackagemA5T
upackagingL0Pp
upacsOv/A
upaediatric/QAA
upaidcOL/
upairUG/A
upairingAA/X
upalletAA/D
upanelHFzs
upanelsA/OW
upaperstczA
upaperworkR2/A
upargA9f
uparentsAR/i
uparfoisQA/A
uparkAAY/
uparkingEJa/
upartleoT
upartnerCE/W
upartseA/O
upartyqheH
upas3FA3
upassYGS6
upassed/kAA
upasserhAA3
upassesS16A
upastA/Aa
upatchfD/O
upathANW/
upatienceAuA8
upatientR6tA
upatientsAF/r
upayNaK/
upayeUAA/
upaymentAR/V
upayroll2PuC
upaysYER7
upciA/EA
updfAAJ/
upensionUWT/
upeopleUVU/
uperFKt3
uperformAF/S
uperformanceN3/A
uperformsBO/A
uperioEh/A
uperiodcKB/
upermanentAPQ/
upermis/PAA
upermitDAm/
upermitsAD/H
upersonJe/N
upersonal/fWE
upersonally/AhA
upersonnesOAV/
upersonsKOL/
upharmacy/gEU
uphd/BEH
uphoneANi/
uphysicalZAA/
uphysics4IsL
upicklrtA
upickingAc/A
upileA/AA
upipelineAq/l
upipelinesTt/A
uplacetgOc
uplacementjA7H
uplacesRAX/
uplainfAby
uplanDN/S
uplannedhM8H
uplanningjwtA
uplansAU/A
uplantIlpg
uplatformyNA/
uplayW4qA
uplcg3Ar
upleasevYHv
uplumbing9AeR
uplusfiTq
upms7A/A
upointvYUV
upointss3SD
upoliceGAj/
upolishC/Aj
upoliteAAO/
upoolAbtt
uportugaisA/AA
uportugueseO/BA
upositionkAN+
upossibleVUF/
upostYcqe
upostehAA/
upostgraduateC/PG
upostgresql/EQW
upostholderQY/E
upostingAFH/
upostsAIk/
upoundsTLI/
upourmfHm
upowershellY/AA
upractical/JBA
upractice1wBN
upractising/FAA
upractitionerqjAi
uprairieKPC/
upratiquextAQ
upraxisr2AF
upraxisanleitungB/bA
upreAf/U
upreference6ABs
upreferredD/AA
upremierff4A
upremisesEXxo
upremiumG1Fp
upreparationpyfA
uprepareET/C
upreparesBT/A
uprescriber07ZA
uprescribingu/IA
upresentTQ/Q
upressuremL2K
upretty/AAI
upreventionwdzA
upreviousZ/cA
upriceyktA
uprincipalAuYr
uprinciples/AGA
upriorG/bA
upriseAD/A
uprivateTmYp
upro2FsK
uprobation7AGo
uproceduresdA/A
uproceedingsT1yA
uprocessingKD/Y
uprocurementHU/V
uproductbVyZ
uproduction/AlA
uproductsypaB
uproficiency/AFA
uprogramsToS
uprogrammesZuC
uprogrammesA4/Q
uprogramsA7kh
uprojecth/mA
uprojectsAj2m
uprometheusT/fA
upromiseAIA/
upromisedGVQ/
upromotedAGG/
upromotionsAA/p
uproperzAAw
upropertyAlns
uprophet/ALA
uprotectedKPc/
uprotocolAC/F
uprotocols/AkA
uprove/AWA
uproven/AAE
uprovideHS/E
uproviderl/AZ
uprozentAIA/
upréparerAR/A
uprüfung/A8A
upts/AAE
upublicqJMy
upubliqueA/AY
upublishATa/
upuisAA/W
upull8AqI
upumpspzRA
upurgeLs/A
upurposeAL50
uputAck+
uputsA/AO
uputtingOu5A
upython/uAA
uqts/LAA
uqualification/0JA
uqualified/DLJ
uqualifying6WZN
uqualityQQ/J
uquand2AKh
uquantitative/EMA
uquatrelApg
uqueqfAy
uquelquesS/DO
uquerieseA/A
uquestionsOSwk
uquiJAT/
uquickerA/AK
uquickly/AgA
uquoteAA/T
uquotesmZ/A
ur/ZiA
uradio/AAK
uradiographs/A8A
urandomAFH/
urapidA/ZG
urapports3AyA
urateUCyt
uratedRZK/
uratesQhA/
uratherjAbz
urating1pGA
urattachéAF/Y
urebhYm
ureach5mPG
ureactquAe
uread/AaN
ureading/A0A
ureadynAyV
ureal4ARm
ureasoncAA2
ureasonableALB/
ureceiveA0Yz
ureceivedApA/
urecognised/ANG
urecommendationsAL/B
urecordiEhp
urecords/A5A
urecoverAM/A
urecruiterYGA/
urecruitmentASh/
urectificationAH/A
urefAAN/
ureferzA5S
ureferenceAAg/
ureferencesWJA/
uregardLVa/
uregionAJg/
uregionalAGS/
uregister/AUA
uregistered/aAA
uregistration/PSL
uregistry/AAK
uregularRAA+
uregulations/ARY
urelatedmexD
urelationscJ/A
ureleaseAC/A
ureliabilityBCA/
ureligionUQY/
urelocationWCT/
uremoteAUG/
uremovalAA/A
urentAJg/
urepairTa/A
urepairsAB/A
ureplyAIC/
ureportZA/I
ureporting3FyA
ureportsjJ/C
urepresentAA/A
ureqDHN/
urequestAE/h
urequestedALI/
urequestsZA/R
urequiredqVQl
urequirementNAW/
urequiresKAA/
urequisitionAHQ/
urescueo9AU
ureserveAM/1
uresidencyApd/
uresidential5MlP
uresidentsAHu/
urespectaLA/
urespondAR/A
uresponsegJ0R
uresponsibility/AhA
uresponsibleDM/S
urestxAyf
urestaurantnAY8
uresultsuA6R
uresumeXCU/
uretailU/Cn
uretentionAXb/
uretireAM/V
uretiredAXG/
uretirementrAI/
uretiresANZ/
uretiringAOa/
uretraiteEQd/
uretrievaltu/A
uretrofitJ/JA
ureturnnZxA
ureturnedHHF/
ureturnsYD/A
ureviewFG/O
ureviewedGUA+
ureviewsyN4A
urevit/OTA
urf/GAK
uridgecAA/
urightOAf/
urightsA2Js
urigueurAAD/
uringGAp/
uriskfc0C
uroadT0fW
urobotyzAJ
uroletAbq
urolesLBa/
uroof9AA3
uroomA3Rr
urootwA/A
urosterAD/1
urostersWF/A
urotaAk/H
urotateAB/L
urotatingBAo4
urotationiAK/
uroughlyWA/D
uroundsAE/A
uroutebA7X
uroutine/HbD
ursa/IAA
uruleaAxj
urulesgx3A
urunhU/A
urundAKn8
urunningpjpB
urunsbHyW
uréaliserAC/A
urémunérationJIQ/
urépondAMB/
urésuméFeA/
usfffh
usaMAA/
usafetA/C
usafeguardingxBmZ
usafetyhppJ
usage/HAN
usaintAAA/
usalaryUSP/
usalespB6S
usalesforceynSH
usamediIAA/
usamplesaA/F
usans/PAp
usap/kLA
usas/AnD
usato7aA
usaturdayAP7f
usaturdaysAAA/
usavek/AA
usayingzAAo
usays4AKr
usc/oAA
uscaleZLA/
uscanVN/A
uscanning6A/A
uscansAL/E
uscheduleJd9Y
uscheduling/ApF
uschemeOSf5
uschemesA23J
uschichtAAD/
uschonp4AR
uschooliWQv
uschoolsADo/
uschreibenAA5p
uschreibstLD/A
usciencek1SF
uscolaireAAD/
uscopexd5A
uscoredAFA/
uscottish/ADA
uscratch/VAD
uscreenqAht
uscreenedAAA/
uscreeningAe03
uscreensLF/A
usea5ALu
useal/ADT
usearchLAd/
useasoneEA/
useasons/AAV
usechsMAh/
usecondcW0S
usecretTAA/
usectionrRuH
usectionsAy/A
usectorA/Ft
usecurezAif
useenpxhA
useesLSA/
usein2AlV
useitMDA/
uselbstaA/F
uselbstständig/CAA
uselbstverständlich/AAb
uselection6DiJ
uselfeA0n
usellsAvA/
usemaineAA/f
usemainesAAA/
usendYLU/
useniorAGy4
usenseH/Ad
usentinel/LAA
useparateAAA/
userai/AM
userved/AAV
userver2MpA
userviceOlSz
uservicesCJt5
uservicingkD/A
usessionnuqA
usessionsCA/A
usetwYsE
usetsiC/A
usettinglZ/A
usetzen/AMA
usevenHEs5
useveralUGlv
usexMPW/
usgb/AkA
ushareAA/y
usharedYrtD
usheoA/K
usheetsQR/A
ushiftQNyo
ushipped/GOA
ushireAAB/
ushoesAHC/
ushopVSev
ushortAMu8
ushortenA/AA
ushould/bAK
ushouldn/AAA
ushow0cYM
ushrewsburyKAA/
usiA/AG
usichV/AZ
usicher/AAA
usichere/AAA
usicherer7OLH
usideqMrV
usie5YxA
usiebenAMA/
usiemens9edA
usigmaA/KC
usignvAwP
usignalM/AA
usigned3A0B
usignsR/aP
usimilart3MA
usimulatorAZP/
usince2WDo
usindUzkR
usingleNAv0
usinon/AAU
usisterACH/
usitJK/C
usiteWUrk
usitesiXA5
usixNZqr
usizedJIE/
usketchKA/A
uskill/AuA
uskillsUOA/
usleepbyIe
usmallII/h
usmsts/AWI
uso+ZHa
usocialwaJi
usocietyQ/fA
usofortACA/
usoftY/AA
usoftware2FAz
usolicitor/ApA
usolid/AkA
usolidworks/AdA
usollten/AAA
usolltest/AAA
usomeoscJ
usomebodySZva
usomeonec5MU
usomething5UVT
usomewhere/LAI
usommesAAA/
usonAIA/
usont4AA0
usoonSAH/
usorryOAF/
usound/ACQ
usousAK/S
usouthnDA+
uspanishR/PA
uspeakQe8I
uspecial3Iad
uspecialist2jAb
uspecialistshAA/
uspecificationsSA/A
uspeechuhyA
uspendeF/B
uspent9mHM
usplituD/A
uspoken4NNf
usponsorAea/
usponsorshipOAN/
uspotXX/A
uspreadsheets/AjA
uspringhAvf
usql/wDA
usquareSAA/
usstk/LA
ustLRR/
ustaffTWhw
ustageAwyb
ustainless/AxK
ustandNo/F
ustandardh5gA
ustandards/NoA
ustanding5ARv
ustandortAEA/
ustartdgRs
ustartedAGA/
ustartersAA/A
ustatebNX1
ustatementPBzy
ustatementsmA0U
ustatesANA/
ustation0AhW
ustationsAA/k
ustatistics/AUR
ustatus3gDX
ustatutorylR9E
ustayAQQ/
usteadyArez
usteeliAqk
ustehenH+Ad
ustelle9AAb
ustellenAE7m
ustellenausschreibungLEP/
ustepF7bT
ustillOAm5
ustockrA7O
ustoneAIA/
ustopLL/X
ustorePJot
ustoriesA/jA
ustrategyAP/A
ustreamingm0vA
ustreetTTR/
ustrong3AFs
ustudentsOW/V
ustudium/AAR
ustudyMwjd
ustuffAvI/
ustundenPArv
usubjectfZar
usubmissionsbQ/A
usubstituteAAF/
usuch0khA
usuchenAAx2
usuitjAA/
usuiteQXq5
usummerVqA2
usuperA9cS
usupermarketAAZ/
usuperviseDi/A
usupervising5UnA
usupervisorMrSq
usuppliedjAA3
usupplieriJ5E
usupporthT5I
usupportingSA/Y
usurkAlv
usurgerytA6I
usurveillance3A5A
uswapAE/A
usweepAA/A
usystemj7MN
usystmonevySA
usécuritéAX/R
utrUMw
utableau/AAA
utabletwA/A
utachograph5AxB
utactIAA/
utageFJP/
utailA/2A
utakeTS/L
utaken/NWB
utakesAP9k
utakingAq8U
utalentSAd5
utalkb0iJ
utallowgateAKA/
utanks/RJK
utargetHe1d
utarifADA/
uteMuAy
uteaAAy1
uteachAq/U
uteacherzEAv
uteacherskAis
uteaching/EuA
uteamPPoz
uteamsNB+m
utechnicalwbdT
utechniciankx6A
utechnicians5K2A
utechnischer/AYA
utechnologyk8AA
utemplates/DaA
utempsGL3k
utenPOpt
utenirAD/A
utermAJwz
uterraform6zJA
utesthAyj
utested/AAQ
utesteryOAx
utestingg6bA
utests7YtA
utexasR5Fi
utextQTA/
uthjAA4
uthaniKZ0
uthankIA9y
uthanksEVD9
uthatpWnY
uthefYqg
utheatreVA/g
utheirgMwe
uthemnWuS
uthemselveswAA/
uthenKjsb
utherapistwI/A
utherapywxkA
uthese7EAm
utheyVZ4V
uthickAAA/
uthingsSLA/
uthinkyAuO
uthirdSUP9
uthirtyXNa5
uthisVIP/
uthorough/ArA
uthoughh/AK
uthreatAJ/A
uthreelUXv
uthroughjQ0U
uthroughoutGRG/
uthursdayQNU+
uthursdaysAAQ/
utiaZvtA
uticketdsAa
uticketing/AAN
uticketsAzOu
utiefbau/AHT
utig+zAA
utimeMmhp
utimesHB/e
utimingunzA
utiredAA/0
utitaniumJ/EL
utitleBnK0
utitre/AEj
utitresAEH/
utoiWog
utogetherhA0c
utooa/BE
utool7uAA
utoolsz4AA
utope/AV
utoutCsLv
utowardAsA/
utowardsA/jd
utrackqAyW
utrailer/ukA
utrainKl1Q
utrained4fLA
utraineesAh5f
utrainingi/HA
utraitantsGN/A
utransfersAj/A
utranslateAS/W
utransportzwAK
utraumahuoA
utravailFTT8
utravelbAB/
utreatGcc1
utreatedAAH/
utreatmentvS3A
utriageWv/A
utrialR/lJ
utrialsA/pH
utribunal/nAA
utriedKAH/
utrimble/BAA
utripAD/O
utripsAAU/
utroisFWe4
utrucktAWq
utrucksbAd2
utrustOIl4
utrustsQ+iH
utryAAZ/
utuGa/L
utuesdayAsWx
utuesdaysACA/
utuitionPKL/
utuneAX/A
utuningN/aA
uturnA0ng
uturningcA/A
uturnslA7W
utvödAIE/
utwelveuDif
utwentyAM0z
utwicG/IA
utwoYRqu
utype8+AA
utypescript/DcA
utéléphoneAAn6
utélétravailNJL/
uugAA/
uuhrAAW/
uuk3OAt
uumbautenEM/A
uumbrellaPAA/
uumgang1wAC
uun2gNV
uunbefristetDLB/
uuncappedBBO/
uundaA/a
uundermTxR
uunderstandx/MA
uunderstanding/LAA
uunderstands/EAA
uunegucN
uunionizedJLA/
uunionsfAA/
uunitXPL/
uuniteddCA3
uunitsAxak
uuniversityUWE/
uunlimited/AHN
uunrestricted9AFm
uunsS/Ad
uunserH3A4
uunsereAVa7
uunsererAB/X
uunter/FAJ
uuntilAA/l
uunventedI/SA
uupecuV
uups8AlH
uurlaubBPL/
uusWzCv
uuse/cVD
uused/tAC
uusefulA/AE
uuser/AEr
uusersA/YC
uusualjKA/
uusuallyAL/M
uv/aPA
uvacancesUA3e
uvacancyAEG/
uvacantCFP/
uvaleRPJ/
uvalid/AFA
uvalidationAz2b
uvalidité/aEA
uvalleyAcL/
uvaluesSGA/
uvan8LZQ
uvansAU3h
uvariancesFb/D
uvaut/AAS
uveo6Ag
uvehicle9AhP
uvendorsAE/V
uvendrediAA/N
uventilated/ALA
uverhandlungssicheres/APA
uverificationr7bA
uverified/AYA
uverifyRAP/
uversion/AAa
uveryrIZt
uveteransKNS/
uvetsWHF/
uvetting8AAe
uviadA2o
uvielleichtE/JA
uview/DAg
uvingtFAW/
uvisaA/Rq
uvisionSuLp
uvisitGvzS
uvisitsAA/O
uvoiceDr/A
uvollANA/
uvollzeitBKD/
uvolunteerAPD/
uvomAAp/
uvonAJ/E
uvorAAv/
uvorteilA/AB
uvosTtHi
uvousqf1A
uwjAW/
uwaitoAA5
uwaitingACc+
uwales/FAG
uwalkWB/O
uwall/sMA
uwant/AQh
uwantedhAA/
uwardoj2A
uwarehouse6YAc
uwarmAAb/
uwarmlyPAG/
uwartungAL/A
uwasePS0
uwatchgA/A
uwaypsAb
uwcagp/AA
uwemXM3
uwearAAG/
uwebsiteZbS2
uwechselschichtAAD/
uweekKPyv
uweekendGRM/
uweekendsAAk/
uweeklyMBzx
uweeksXJZ/
uweil/rAA
uweiterbildungU/GA
uwelcomeA/MZ
uwelcomesMMN/
uweldersASA/
uweldingbu/A
uwellR/HK
uwelshQ/JP
uwent/mAS
uwerL/AS
uwerdenCMm5
uwereH7A0
uwestPKA/
uwetBA/T
uwhattDqh
uwhateverpS5L
uwhatsappCFA/
uwheels/kAA
uwhenJD/c
uwheneverAL/G
uwherefAtp
uwhichxPUk
uwhichever/TAT
uwhilemAix
uwhoMbjy
uwhomACt7
uwhoseFAA/
uwhy/ZKL
uwie/AAC
uwillYa1Y
uwillingMeA4
uwindLEos
uwindows/ALS
uwirlUA9
uwirdDtne
uwiringnY+A
uwissen/rAA
uwithmYmc
uwithin8A3L
uwithout/AGu
uwitnessMo/E
uwocheAAw8
uwochenwAGv
uwochenendenAAH/
uwonqATu
uwordsB+rL
uworkeVin
uworkedP/EA
uworkerNAV/
uworkersAIpz
uworkinghPV1
uworkplaceAofv
uworkswJVj
uworkshopAo/A
uworkshopsrAzW
uwortha/bA
uwouldG/NA
uwriteqM1O
uwritesZAt/
uwriting6YrA
uwritten7QdQ
uwrotej5AX
uwsetA/AW
uwäreX/gA
uwärenA/AA
uxqlZV
uyL6eQ
uyardIdA/
uyearbLjz
uyears/NLX
uyesAAA/
uyetAIM/
uyouqemQ
uyourxfaS
uyoursgR/A
uyourself/GfH
uyrs/LDA
uztnrA
uzehnAEA/
uzukRqV
uzumiCQ7
uzweimUA3
uzählenAE/A
u£Tab3
uàXSQ+
uâgeAAA/
uçaKyAq
uéchangeAAJ/
uéchangesCAA/
uécole/AAb
uélectriques/CZA
uéquipeVAX/
uéquivalent/YKA
uétant/AAi
uétat+AuA
uêtreA/A7
uüberGZze
uübergabeAD/A
u€JXc/
`;
